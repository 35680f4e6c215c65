/// What the vocabularies and the card's addresses say of a segment, looked up once for all scorers.
struct SegmentFacts: Sendable {
  /// Words that name a position, and how many more words go with one.
  let titleHeads: Int
  let titleWords: Int
  /// Where legal forms of companies stand among the keys.
  let legalForms: [Range<Int>]
  let trades: Int
  let lastIsTrade: Bool
  let firstIsTrade: Bool
  let departmentMarkers: [Range<Int>]
  let departmentNames: Int
  /// Whether every word names an area of work.
  let isAllAreas: Bool
  let streets: Int
  let isCountry: Bool
  let hasDigit: Bool
  let knowsGivenNames: Bool
  let startsWithGivenName: Bool
  /// How much it reads like running text, from 0 to about 3.
  let sentence: Double
  let name: NameParts
  /// How well it fits the local part of an e-mail address, in 0...1.
  let nameMatch: Double
  /// How well it fits a domain, in 0...1.
  let companyMatch: Double

  init(_ segment: Segment, evidence: CardEvidence) {
    let keys = segment.keys
    let families = evidence.families
    let knowsTitles = families.contains(.titleWords)
    let knowsCompanies = families.contains(.companyWords)
    let knowsDepartments = families.contains(.departmentWords)
    titleHeads = !knowsTitles ? 0 : TitleWords.heads.coverage(of: keys)
    titleWords =
      !knowsTitles
      ? 0
      : titleHeads
        + keys.lazy.filter { key in
          !TitleWords.heads.contains(key) && (TitleWords.modifiers.contains(key) || DepartmentWords.areas.contains(key))
        }.count
    legalForms = !knowsCompanies ? [] : CompanyWords.legalForms.matches(in: keys)
    trades = !knowsCompanies ? 0 : CompanyWords.trades.coverage(of: keys)
    lastIsTrade = knowsCompanies && keys.last.map { CompanyWords.trades.contains($0) } == true
    firstIsTrade = knowsCompanies && keys.first.map { CompanyWords.trades.contains($0) } == true
    departmentMarkers = !knowsDepartments ? [] : DepartmentWords.markers.matches(in: keys)
    departmentNames = !knowsDepartments ? 0 : DepartmentWords.names.coverage(of: keys)
    let plain = keys.filter { !Self.joiners.contains($0) }
    isAllAreas = knowsDepartments && !plain.isEmpty && plain.allSatisfy { DepartmentWords.areas.contains($0) }
    streets = !families.contains(.streetWords) ? 0 : StreetWords.streets.coverage(of: keys)
    isCountry = segment.words.count <= 5 && Countries.region(named: segment.text) != nil
    hasDigit = segment.words.contains(where: \.hasDigit)
    knowsGivenNames = families.contains(.givenNames)
    startsWithGivenName = knowsGivenNames && keys.first.map { GivenNames.all.contains($0) } == true
    sentence = !families.contains(.sentences) ? 0 : Sentences.likeness(segment)
    name = NameParts(segment.words)
    nameMatch = evidence.nameMatch(name.core)
    companyMatch = keys.count <= 9 ? evidence.companyMatch(segment) : 0
  }

  private static let joiners: Set<String> = [
    "&", "and", "und", "et", "e", "y", "of", "i", "og", "och", "ja", "en", "+",
  ]
}
