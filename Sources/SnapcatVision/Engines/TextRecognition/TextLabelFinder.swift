import Foundation

/// Finds single letters that stand before a number or an address and say what it is, such as "T" or "M:".
struct TextLabelFinder {
  typealias Line = TextRecognitionResult.Line

  /// The letters of labels in European languages: telephone, mobile, cell, phone, direct, fax, e-mail, web, home, office.
  static let letters: Set<Character> = ["T", "M", "C", "P", "D", "F", "E", "W", "H", "O"]
  /// Letters that drawings of telephones and globes look like; they count with a colon or full stop only.
  static let ambiguousLetters: Set<Character> = ["C", "D", "H", "O"]
  /// Less sure letters are drawings.
  static let leastConfidence: Float = 0.6
  /// The widest gap between a label and what it stands before, in heights of the label.
  static let widestGap = 5.0

  private let values: [CGRect]
  private let others: [CGRect]

  /// Creates a finder for the lines that a page has.
  init(lines: [Line]) {
    values = lines.filter { $0.words.first.map { Self.isValue($0.text) } ?? false }.map(\.boundingBox)
    others = lines.flatMap(\.words).map(\.boundingBox)
  }

  /// Whether a shape stands where a label would: right before a value, and not within what has been read.
  func mayBeLabel(_ box: CGRect) -> Bool {
    guard !others.contains(where: { $0.intersects(box) }) else { return false }
    return values.contains { value in
      let gap = value.minX - box.maxX
      let overlap = min(box.maxY, value.maxY) - max(box.minY, value.minY)
      return gap >= 0 && gap <= Self.widestGap * box.height && overlap >= 0.6 * box.height
        && box.height >= 0.4 * value.height && box.height <= 1.3 * value.height
    }
  }

  /// Whether what was read there is a label.
  func isLabel(_ word: Line.Word) -> Bool {
    guard word.confidence >= Self.leastConfidence, let letter = word.text.first,
      Self.letters.contains(Character(letter.uppercased()))
    else { return false }
    let rest = word.text.dropFirst()
    guard rest.isEmpty else { return [":", "."].contains(rest) }
    return !Self.ambiguousLetters.contains(Character(letter.uppercased()))
  }

  /// Whether a word is the start of a number or an address.
  static func isValue(_ text: String) -> Bool {
    let value = text.lowercased()
    return value.first.map { $0.isNumber || "+(".contains($0) } == true || value.contains("@")
      || value.hasPrefix("www") || value.hasPrefix("http")
  }
}
