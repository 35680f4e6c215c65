import Foundation
import SnapcatContacts
import SnapcatVision

/// The text of cards as a file holds it: plain lines, or JSON with lines, boxes and confidences.
public struct CardTextFile: Sendable {
  /// The lines of each card; plain text is one card.
  public let cards: [[TextLine]]

  /// Reads the contents of a file.
  ///
  /// JSON is one object, or one object a line: `{"lines": [{"text": "...", "confidence": 0.9, "box": [left, top, right,
  /// bottom]}]}`, where all but the text may be left out, or what `snapcat card --format json` prints.
  ///
  /// - Throws: ``RecordError`` of the kind `unsupported` when the bytes are no UTF-8 or the JSON has another layout.
  public init(_ data: Data) throws(RecordError) {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RecordError(kind: .unsupported, message: "it is no UTF-8 text; save it as UTF-8")
    }
    let bare = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    guard bare.first(where: { !$0.isWhitespace }) == "{" else {
      cards = [
        bare.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }.map { TextLine(String($0)) }
      ]
      return
    }
    do {
      cards = try Self.objects(bare).flatMap(\.allCards)
    } catch let error as DecodingError {
      throw RecordError(
        kind: .unsupported,
        message: "it is no JSON of card lines: \(Self.reason(error)); each object needs \"lines\" with \"text\"")
    } catch {
      throw RecordError(kind: .unsupported, message: "it is no JSON of card lines")
    }
  }

  /// One object for the whole text, or else one for each line.
  private static func objects(_ text: String) throws -> [CardLinesDocument] {
    let decoder = JSONDecoder()
    let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
    if lines.count > 1,
      let objects = try? lines.map({ try decoder.decode(CardLinesDocument.self, from: Data($0.utf8)) })
    {
      return objects
    }
    return [try decoder.decode(CardLinesDocument.self, from: Data(text.utf8))]
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default: return "it cannot be understood"
    }
  }
}
