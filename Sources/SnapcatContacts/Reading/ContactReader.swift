/// Turns the lines of a business card into a contact.
public struct ContactReader: Sendable {
  /// The region that numbers without a country code are taken to be of (two capital letters); nil to infer it from the
  /// card.
  public var defaultRegion: String?

  public init(defaultRegion: String? = nil) {
    self.defaultRegion = defaultRegion
  }

  /// The contact that the lines make up; fields without evidence stay empty.
  public func read(_ lines: [TextLine]) -> ContactRecord {
    ContactRecord(unassigned: Array(lines.indices))
  }
}
