import SnapcatContacts

/// A JSON object with the lines of one or several cards.
struct CardLinesDocument: Decodable {
  /// A line; all but the text may be left out.
  struct Line: Decodable {
    var text: String
    var confidence: Double?
    /// Left, top, right, bottom.
    var box: [Double]?

    private enum CodingKeys: String, CodingKey { case text, confidence, box }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      text = try container.decode(String.self, forKey: .text)
      confidence = try container.decodeIfPresent(Double.self, forKey: .confidence)
      box = try container.decodeIfPresent([Double].self, forKey: .box)
      if let box, box.count != 4 || box.contains(where: { !$0.isFinite }) || box[2] < box[0] || box[3] < box[1] {
        throw DecodingError.dataCorruptedError(
          forKey: .box, in: container, debugDescription: "a box is left, top, right, bottom")
      }
      if let confidence, !(0...1).contains(confidence) {
        throw DecodingError.dataCorruptedError(
          forKey: .confidence, in: container, debugDescription: "a confidence lies in 0...1")
      }
    }

    var line: TextLine {
      TextLine(
        text, box: box.map { TextLine.Box(left: $0[0], top: $0[1], right: $0[2], bottom: $0[3]) },
        confidence: confidence)
    }
  }

  private struct Card: Decodable {
    var lines: [Line]
  }

  /// The lines of each card.
  let allCards: [[TextLine]]

  private enum CodingKeys: String, CodingKey { case lines, cards }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.cards) {
      let cards = try container.decodeIfPresent([Card].self, forKey: .cards) ?? []
      allCards = cards.map { $0.lines.map(\.line) }
    } else {
      allCards = [try container.decode([Line].self, forKey: .lines).map(\.line)]
    }
  }
}
