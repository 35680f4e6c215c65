/// Which files a run writes.
public struct SinkSettings: Codable, Hashable, Sendable {
  /// Copies with boxes in `annotated/`.
  public var annotated = true
  /// One record an image in `observations.jsonl`.
  public var observations = true
  /// `profiles.sqlite`.
  public var profiles = true
  /// `contacts.vcf`.
  public var contactsVCard = true
  /// `contacts.csv`.
  public var contactsCSV = true

  public init() {}
}
