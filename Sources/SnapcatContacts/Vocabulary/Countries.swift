import Foundation

/// Countries: their names in the languages of cards, and their internet domains.
enum Countries {
  /// The region of a folded country name.
  static let regions: [String: String] = {
    let table = """
      US: usa, u.s.a., united states, united states of america, us, etats unis, vereinigte staaten, estados unidos
      GB: united kingdom, uk, u.k., great britain, england, scotland, wales, northern ireland, royaume uni, reino unido
      IE: ireland, republic of ireland, eire, irland, irlande
      CA: canada, kanada
      AU: australia, australien, australie
      NZ: new zealand, aotearoa
      IN: india, bharat, indien
      PK: pakistan
      BD: bangladesh
      LK: sri lanka
      DE: germany, deutschland, allemagne, alemania, germania, niemcy, duitsland
      AT: austria, osterreich, autriche
      CH: switzerland, schweiz, suisse, svizzera, svizra
      LI: liechtenstein
      FR: france, frankreich, francia
      BE: belgium, belgique, belgie, belgien
      NL: the netherlands, netherlands, nederland, holland, pays bas, niederlande
      LU: luxembourg, luxemburg, letzebuerg
      ES: spain, espana, spanien, espagne
      PT: portugal
      IT: italy, italia, italien, italie
      SM: san marino
      MT: malta
      PL: poland, polska, polen, pologne
      CZ: czech republic, czechia, ceska republika, cesko, tschechien
      SK: slovakia, slovensko, slovak republic, slowakei
      HU: hungary, magyarorszag, ungarn
      RO: romania
      BG: bulgaria
      GR: greece, hellas, ellada
      CY: cyprus
      SI: slovenia, slovenija
      HR: croatia, hrvatska
      RS: serbia, srbija
      BA: bosnia and herzegovina, bosna i hercegovina
      ME: montenegro, crna gora
      AL: albania, shqiperia
      MK: north macedonia
      TR: turkey, turkiye, turkei
      SE: sweden, sverige, schweden, suede
      NO: norway, norge, noreg, norwegen
      DK: denmark, danmark, danemark
      FI: finland, suomi, finnland
      IS: iceland, island
      EE: estonia, eesti
      LV: latvia, latvija
      LT: lithuania, lietuva
      UA: ukraine, ukraina
      RU: russia, russian federation
      GE: georgia
      IL: israel
      AE: uae, u.a.e., united arab emirates
      SA: saudi arabia, ksa
      QA: qatar
      KW: kuwait
      BH: bahrain
      OM: oman
      EG: egypt
      MA: morocco, maroc
      TN: tunisia, tunisie
      ZA: south africa
      NG: nigeria
      KE: kenya
      GH: ghana
      TZ: tanzania
      UG: uganda
      CN: china, p.r. china, pr china, p.r.c., 中国, 中國
      HK: hong kong, hong kong sar, hongkong, 香港
      TW: taiwan, taiwan r.o.c., 台灣, 臺灣
      JP: japan, 日本
      KR: korea, south korea, republic of korea, rep. of korea, 대한민국
      VN: vietnam, viet nam
      TH: thailand
      MY: malaysia
      SG: singapore
      ID: indonesia
      PH: philippines, the philippines
      BR: brazil, brasil
      AR: argentina
      CL: chile
      CO: colombia
      PE: peru
      UY: uruguay
      EC: ecuador
      VE: venezuela
      BO: bolivia
      CR: costa rica
      MX: mexico
      """
    var regions: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: ",") {
        regions[name.trimmingCharacters(in: .whitespaces)] = String(parts[0])
      }
    }
    return regions
  }()

  /// The region of a text that is a country's name and nothing else.
  static func region(named text: String) -> String? {
    let folded = TextFolding.fold(text).trimmingCharacters(in: .whitespaces)
    if let region = regions[folded] { return region }
    let bare = folded.trimmingCharacters(in: CharacterSet(charactersIn: ".,;()"))
    return regions[bare] ?? regions[bare.replacingOccurrences(of: "-", with: " ")]
  }

  /// The region of a country-code domain; nil for generic ones and for those that are used like generic ones.
  static func region(ofDomain domain: String) -> String? {
    guard let last = domain.split(separator: ".").last, last.count == 2 else { return nil }
    let code = last.uppercased()
    if ["IO", "CO", "ME", "TV", "AI", "CC", "EU", "WS", "LY", "FM", "GG", "TO", "SH"].contains(code) { return nil }
    if code == "UK" { return "GB" }
    return InternetDomains.isTopLevel(last) ? code : nil
  }
}
