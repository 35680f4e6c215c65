import SnapcatContacts

/// A business card that was found and read, as `snapcat.card/1` describes it.
public struct CardRecord: Codable, Hashable, Sendable {
  /// Where the card is in the picture.
  public struct Document: Codable, Hashable, Sendable {
    public var found: Bool
    public var confidence: Double?
    /// Degrees clockwise that the card was turned to be read.
    public var rotation: Int
    /// Corners in pixels of the upright picture, top-left origin, clockwise from the card's own top-left corner as read.
    public var corners: [[Double]]

    public init(found: Bool, confidence: Double?, rotation: Int, corners: [[Double]]) {
      self.found = found
      self.confidence = confidence
      self.rotation = rotation
      self.corners = corners
    }
  }

  /// A line of the card.
  public struct Line: Codable, Hashable, Sendable {
    public var text: String
    public var confidence: Double?
    /// Left, top, right, bottom in pixels of the flattened card, top-left origin.
    public var box: [Double]

    public init(text: String, confidence: Double?, box: [Double]) {
      self.text = text
      self.confidence = confidence
      self.box = box
    }
  }

  public var document: Document
  public var lines: [Line]
  /// Values by the field's name; every field is there, empty or not.
  public var fields: [String: [ContactValue]]
  public var unassigned: [Int]

  public init(document: Document, lines: [Line], contact: ContactRecord) {
    self.document = document
    self.lines = lines
    fields = Dictionary(uniqueKeysWithValues: ContactField.allCases.map { ($0.rawValue, contact[$0]) })
    unassigned = contact.unassigned
  }
}
