/// Turns the lines of a business card into a contact.
///
/// E-mails, websites and numbers are found first, since they are sure. What they say (names in addresses, owners of
/// domains, countries) then weighs in when the rest of the lines are told apart into names, titles, companies,
/// departments and addresses. A line for which nothing speaks stays unassigned.
public struct ContactReader: Sendable {
  /// The region that numbers without a country code are taken to be of (two capital letters); nil to infer it from the
  /// card.
  public var defaultRegion: String?

  /// The kinds of evidence that count; default: all.
  public var families: Set<RuleFamily>

  public init(defaultRegion: String? = nil, families: Set<RuleFamily> = Set(RuleFamily.allCases)) {
    self.defaultRegion = defaultRegion
    self.families = families
  }

  /// Whether a region (two capital letters) has a numbering plan that numbers can be read by.
  public static func supportsRegion(_ region: String) -> Bool { PhoneLibrary.supportsRegion(region) }

  /// The contact that the lines make up; fields without evidence stay empty.
  public func read(_ lines: [TextLine]) -> ContactRecord { read([CardSide(lines: lines)]) }

  /// The contact that several sides of one card make up.
  ///
  /// What is sure on one side (addresses on the internet, countries) helps to read the others. The lines are numbered
  /// through: those of the second side go on after those of the first. What two sides say alike is kept once.
  public func read(sides: [[TextLine]]) -> ContactRecord { read(sides.map { CardSide(lines: $0) }) }

  /// The contact that the sides of one card make up, with what their barcodes say.
  ///
  /// A code wins where it agrees with the lines or these are unsure; what differs is kept in the record's conflicts.
  public func read(_ sides: [CardSide]) -> ContactRecord {
    var cards = sides.map { CardScan($0.lines, families: families) }
    for index in cards.indices { cards[index].findAddresses() }
    let codes = sides.flatMap(\.payloads).map { ContactCode($0, region: defaultRegion) }
    let evidence = CardEvidence(
      emails: cards.flatMap(\.emailValues) + codes.flatMap { $0.record[.emails].map(\.value) },
      websites: cards.flatMap(\.websiteValues) + codes.flatMap { $0.record[.websites].map(\.value) },
      families: families)
    var merger = SideMerger()
    for index in cards.indices {
      let others = sides.indices.filter { $0 != index }.flatMap { sides[$0].lines.map(\.text) }
      merger.add(record(of: &cards[index], evidence: evidence, context: others), lineCount: sides[index].lines.count)
    }
    guard !codes.isEmpty else { return merger.record }
    let region = defaultRegion ?? Self.region(of: merger.record)
    var fusion = CodeFusion(merger.record)
    for payload in sides.flatMap(\.payloads) { fusion.add(ContactCode(payload, region: region).record) }
    return fusion.record
  }

  private static func region(of record: ContactRecord) -> String? {
    let numbers = ContactField.allCases.filter(\.isPhone).flatMap { record[$0].compactMap(\.e164) }
    return numbers.lazy.compactMap { PhoneLibrary.parse($0, region: nil)?.region }.first { !$0.isEmpty }
  }

  private func record(of card: inout CardScan, evidence: CardEvidence, context: [String]) -> ContactRecord {
    let numbers = card.readPhones(defaultRegion: defaultRegion, context: context)
    let segments = SegmentBuilder(card: card, evidence: evidence).segments
    let decisions = SegmentResolver(segments: segments, evidence: evidence).resolve()
    return RecordBuilder(card: card, numbers: numbers, segments: segments, decisions: decisions, evidence: evidence)
      .record
  }

  /// How much a text looks like that of a business card, from 0 (not at all) to 1.
  ///
  /// E-mails, numbers that can be in use and web addresses count most, a name with a title next. A text without any of the
  /// first three stays well below one half, so that 0.5 tells cards from other pictures with some writing.
  public func cardLikelihood(_ lines: [TextLine]) -> Double { cardLikelihood(of: read(lines)) }

  /// How much a record that was read from a text speaks for the text being that of a business card, from 0 to 1.
  public func cardLikelihood(of record: ContactRecord) -> Double { CardLikelihood(record).value }
}
