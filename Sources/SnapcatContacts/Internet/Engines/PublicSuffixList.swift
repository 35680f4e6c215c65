import CPublicSuffix

/// The door to libpsl, which knows the public suffixes of the internet ("com", "co.uk").
enum PublicSuffixList {
  /// Whether a domain in small letters is a suffix that registries hand names out under.
  static func isPublicSuffix(_ domain: String) -> Bool {
    psl_is_public_suffix2(psl_builtin(), domain, PSL_TYPE_ICANN | PSL_TYPE_NO_STAR_RULE) == 1
  }

  /// The part of a host in small letters that somebody registered: "acme.co.uk" of "www.acme.co.uk"; nil for a bare suffix.
  static func registrableDomain(of host: String) -> String? {
    host.withCString { text in psl_registrable_domain(psl_builtin(), text).map { String(cString: $0) } }
  }
}
