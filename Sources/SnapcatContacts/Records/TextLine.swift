/// A line of text from a card, as some reader saw it.
public struct TextLine: Codable, Hashable, Sendable {
  /// Where a line stands, in pixels of the flattened card, origin at the upper left.
  public struct Box: Codable, Hashable, Sendable {
    public var left: Double
    public var top: Double
    public var right: Double
    public var bottom: Double

    public init(left: Double, top: Double, right: Double, bottom: Double) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  public var text: String
  /// Where the line stands; nil when only the text is known.
  public var box: Box?
  /// In 0...1; nil when unknown.
  public var confidence: Double?
  /// Other readings of the line, the likeliest first.
  public var alternatives: [String]

  public init(_ text: String, box: Box? = nil, confidence: Double? = nil, alternatives: [String] = []) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.alternatives = alternatives
  }
}
