/// One side of a business card, as some reader saw it.
public struct CardSide: Hashable, Sendable {
  public var lines: [TextLine]
  /// What its barcodes say.
  public var payloads: [String]

  public init(lines: [TextLine], payloads: [String] = []) {
    self.lines = lines
    self.payloads = payloads
  }
}
