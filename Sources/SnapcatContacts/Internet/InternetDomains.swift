/// The domains and mail services that a card may name.
enum InternetDomains {
  static let freeMail = Set(
    """
    gmail googlemail outlook hotmail live msn yahoo ymail rocketmail aol icloud me mac gmx web t-online freenet posteo
    mailbox arcor proton protonmail pm tutanota tuta mail email yandex orange wanadoo free laposte sfr neuf bbox libero
    virgilio alice tin tiscali telefonica terra uol bol ig wp o2 onet interia op poczta seznam centrum azet abv
    bluewin hispeed sunrise ziggo kpnmail xs4all planet hetnet telenet skynet telia comhem bredband bigpond optusnet
    btinternet btconnect sky virginmedia talktalk comcast verizon att sbcglobal bellsouth cox charter earthlink shaw
    rogers sympatico rediffmail naver daum hanmail qq 163 126 sina foxmail zoho fastmail hey
    """.split(whereSeparator: { $0.isWhitespace }).map(String.init))

  /// Whether the label is a top-level domain.
  static func isTopLevel(_ label: some StringProtocol) -> Bool {
    guard label.count > 1, !label.contains(".") else { return false }
    let label = label.lowercased()
    if PublicSuffixList.isPublicSuffix(label) { return true }
    // Some countries hand out names below a second label only.
    return label.utf8.count == 2 && ["co", "com", "org"].contains { PublicSuffixList.isPublicSuffix("\($0).\(label)") }
  }

  /// The label that the owner chose: "acme" of "www.sales.acme.co.uk".
  static func ownersLabel(ofHost host: String) -> String {
    let host = host.lowercased()
    let registered = PublicSuffixList.registrableDomain(of: host) ?? host
    return registered.split(separator: ".").first.map(String.init) ?? ""
  }
}
