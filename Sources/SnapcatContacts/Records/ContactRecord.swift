/// What a business card says.
public struct ContactRecord: Hashable, Sendable {
  /// Values by field; a field without values has no entry.
  public var fields: [ContactField: [ContactValue]]
  /// Indexes of the lines that no field took.
  public var unassigned: [Int]
  /// What lines and barcode say differently.
  public var conflicts: [ContactConflict]

  public init(
    fields: [ContactField: [ContactValue]] = [:], unassigned: [Int] = [], conflicts: [ContactConflict] = []
  ) {
    self.fields = fields
    self.unassigned = unassigned
    self.conflicts = conflicts
  }

  /// The values of a field; empty when there are none.
  public subscript(field: ContactField) -> [ContactValue] {
    get { fields[field] ?? [] }
    set { fields[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The first value of a field, as printed.
  public func first(_ field: ContactField) -> String? { fields[field]?.first?.value }

  /// Whether no field has a value.
  public var isEmpty: Bool { fields.isEmpty }
}
