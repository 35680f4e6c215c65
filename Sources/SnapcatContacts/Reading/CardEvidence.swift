/// What the sure parts of a card say about the rest: its addresses on the internet and its country.
struct CardEvidence: Sendable {
  /// Local parts of the e-mail addresses that may name a person.
  var locals: [String]
  /// The labels that the owners of domains chose, free mail services excluded.
  var domains: [String]
  /// The kinds of evidence that count.
  let families: Set<RuleFamily>

  init(emails: [String], websites: [String], families: Set<RuleFamily> = Set(RuleFamily.allCases)) {
    locals = []
    domains = []
    self.families = families
    defer {
      if !families.contains(.nameInEmail) { locals = [] }
      if !families.contains(.companyInDomain) { domains = [] }
    }
    for email in emails {
      let parts = email.split(separator: "@")
      guard parts.count == 2 else { continue }
      locals.append(String(parts[0]))
      let label = InternetDomains.ownersLabel(ofHost: String(parts[1]))
      if !InternetDomains.freeMail.contains(label), !label.isEmpty { domains.append(label) }
    }
    for website in websites {
      var host = website.lowercased()
      for prefix in ["https://", "http://", "https:/", "http:/", "www."] where host.hasPrefix(prefix) {
        host = String(host.dropFirst(prefix.count))
      }
      let label = InternetDomains.ownersLabel(ofHost: String(host.prefix { $0 != "/" }))
      if !label.isEmpty, !domains.contains(label) { domains.append(label) }
      // "rescue" of www.rescue.example.com names somebody, too.
      let inner = host.prefix { $0 != "/" }.split(separator: ".").map(String.init)
        .prefix { $0 != label }.filter { $0.count >= 4 && !Self.commonHosts.contains($0) }
      domains += inner.filter { !domains.contains($0) }
    }
  }

  private static let commonHosts: Set<String> = ["mail", "shop", "blog", "info", "store", "portal", "home", "webmail"]

  /// How well a segment fits the local part of an e-mail address.
  func nameMatch(_ words: [Word]) -> Double {
    locals.map { NameEmailMatch.strength(name: words, local: $0) }.max() ?? 0
  }

  /// How well a segment fits a domain.
  func companyMatch(_ segment: Segment) -> Double {
    domains.map { CompanyDomainMatch.strength(company: segment, domain: $0) }.max() ?? 0
  }
}
