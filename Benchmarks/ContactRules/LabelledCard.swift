import Foundation
import SnapcatContacts

/// A card with what it says, as the card generator writes it.
struct LabelledCard: Decodable {
  struct Line: Decodable {
    var text: String
    var box: [Double]?
    var confidence: Double?
  }

  struct Value: Decodable {
    var text: String
  }

  var lines: [Line]
  var fields: [String: [Value]]

  /// The lines as the reader takes them.
  var textLines: [TextLine] {
    lines.map { line in
      let box = line.box.flatMap { box in
        box.count == 4 ? TextLine.Box(left: box[0], top: box[1], right: box[2], bottom: box[3]) : nil
      }
      return TextLine(line.text, box: box, confidence: line.confidence)
    }
  }

  /// The true values of a field in the form in which values are compared.
  func keys(_ field: ContactField) -> [String] {
    (fields[field.rawValue] ?? []).map { Comparison.key($0.text, field) }
  }

  /// The cards of a file, one a line.
  static func load(_ path: String) throws -> [LabelledCard] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(LabelledCard.self, from: Data($0.utf8)) }
  }
}
