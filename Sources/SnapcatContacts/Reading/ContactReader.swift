/// Turns the lines of a business card into a contact.
///
/// E-mails, websites and numbers are found first, since they are sure. What they say (names in addresses, owners of
/// domains, countries) then weighs in when the rest of the lines are told apart into names, titles, companies,
/// departments and addresses. A line for which nothing speaks stays unassigned.
public struct ContactReader: Sendable {
  /// The region that numbers without a country code are taken to be of (two capital letters); nil to infer it from the
  /// card.
  public var defaultRegion: String?

  public init(defaultRegion: String? = nil) {
    self.defaultRegion = defaultRegion
  }

  /// The contact that the lines make up; fields without evidence stay empty.
  public func read(_ lines: [TextLine]) -> ContactRecord {
    var card = CardScan(lines)
    card.findAddresses()
    let numbers = card.readPhones(defaultRegion: defaultRegion)
    let evidence = CardEvidence(emails: card.emailValues, websites: card.websiteValues)
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
