import Foundation

/// Takes a word that is likely to occur where what was read looks like it.
///
/// The surer the reading, the closer the resemblance must be; nothing is ever put where nothing similar is. Where a
/// reading is unsure, the pixels are looked at again for what each character could be.
struct CustomWordMender {
  typealias Line = TextRecognitionResult.Line

  /// Shorter words resemble too much.
  static let shortestWord = 4
  /// Above this distance, in shares of the custom word's length, a second look is not worth it.
  static let worthALook = 0.45

  private let words: [String]
  private let confusions = TextConfusions()
  private let secondLook: (Line) throws -> [(symbols: [ReadSymbol], boundingBox: CGRect)]

  /// Creates a mender.
  ///
  /// - Parameter secondLook: reads a line once more; it gives the symbols of each word with the word's box in the page.
  init(
    words: [String], secondLook: @escaping (Line) throws -> [(symbols: [ReadSymbol], boundingBox: CGRect)] = { _ in [] }
  ) {
    self.words = words.filter { $0.count >= Self.shortestWord }
    self.secondLook = secondLook
  }

  /// The line with custom words in the place of readings that look like them.
  func mended(_ line: Line) throws -> Line {
    var look = SecondLook(line: line, read: secondLook)
    var line = line
    for place in try places(in: line, &look).sorted(by: { $0.cost < $1.cost }) {
      guard place.range.upperBound <= line.words.count, Array(line.words[place.range]) == place.before else { continue }
      line.replaceWords(place.range, with: place.words)
    }
    return line
  }

  /// Where a custom word could stand.
  private struct Place {
    var range: Range<Int>
    var before: [Line.Word]
    var words: [Line.Word]
    var cost: Double
  }

  private func places(in line: Line, _ look: inout SecondLook) throws -> [Place] {
    var places: [Place] = []
    for custom in words {
      for range in ranges(in: line, for: custom) {
        let before = Array(line.words[range])
        let confidence = before.map(\.confidence).min() ?? 0
        let text = before.map(\.text).joined(separator: " ")
        guard let match = try match(text, with: custom, confidence: confidence, before, &look) else { continue }
        places.append(
          Place(range: range, before: before, words: replaced(before, by: match.text), cost: match.cost))
      }
    }
    return places
  }

  /// The runs of words that a custom word may replace: its own number of words, one fewer or one more; up to two blanks
  /// may have been read into a domain.
  private func ranges(in line: Line, for custom: String) -> [Range<Int>] {
    let count = custom.count(where: { $0 == " " }) + 1
    let sizes = isDomain(custom) ? [1, 2, 3] : [count, count - 1, count + 1]
    return sizes.filter { $0 > 0 && $0 <= line.words.count }.flatMap { size in
      (0...(line.words.count - size)).map { $0..<($0 + size) }
    }
  }

  /// The text with the custom word in its place and what that costs, or nil when it does not look like it.
  private func match(
    _ text: String, with custom: String, confidence: Float, _ words: [Line.Word], _ look: inout SecondLook
  ) throws -> (text: String, cost: Double)? {
    let allowance = allowance(for: custom, confidence: confidence)
    let plain = text.map { ReadSymbol(character: $0) }
    guard let first = best(plain, custom) else { return nil }
    if first.cost <= allowance { return first }
    guard first.cost <= Self.worthALook * Double(custom.count), confidence < Self.sureConfidence else { return nil }
    return try look.symbols(of: words).flatMap { best($0, custom) }.flatMap { $0.cost <= allowance ? $0 : nil }
  }

  /// The part of what was read that is most like the custom word, replaced by it.
  private func best(_ read: [ReadSymbol], _ custom: String) -> (text: String, cost: Double)? {
    let text = String(read.map(\.character))
    guard isDomain(custom) else {
      let core = withoutPunctuation(read)
      let coreText = String(read[core].map(\.character))
      guard coreText.lowercased() != custom.lowercased() else { return nil }
      let (head, tail) = (read[..<core.lowerBound], read[core.upperBound...])
      return (
        String(head.map(\.character)) + custom + String(tail.map(\.character)),
        confusions.distance(Array(read[core]), Array(custom))
      )
    }
    guard !text.lowercased().hasSuffix(custom.lowercased()) else { return nil }
    let costs = confusions.suffixDistances(read, Array(custom))
    var best: (text: String, cost: Double)?
    for length in (custom.count - 2)...(custom.count + 4) where length > 0 && length <= read.count {
      let start = read.count - length
      guard costs[start] < best?.cost ?? .infinity, isBoundary(read, at: start, for: custom) else { continue }
      best = (String(read[..<start].map(\.character)) + custom, costs[start])
    }
    return best
  }

  /// Words that read `text`, where `words` were read.
  private func replaced(_ words: [Line.Word], by text: String) -> [Line.Word] {
    let parts = text.split(separator: " ").map(String.init)
    if parts.count == words.count { return zip(words, parts).map { $0.reading($1) } }
    let whole = Line(reading: words)
    let width = whole.boundingBox.width / Double(max(1, text.count))
    var offset = 0
    return parts.map { part in
      defer { offset += part.count + 1 }
      let box = CGRect(
        x: whole.boundingBox.minX + Double(offset) * width, y: whole.boundingBox.minY,
        width: Double(part.count) * width,
        height: whole.boundingBox.height)
      return Line.Word(text: part, confidence: words.map(\.confidence).min() ?? 0, boundingBox: box)
    }
  }

  /// Whether the word is the end of addresses, such as "@gmail.com" or "example.com".
  private func isDomain(_ custom: String) -> Bool {
    !custom.contains(" ") && (custom.hasPrefix("@") || custom.contains("."))
  }

  /// Whether a domain may start at a place of a word: after a local part or a label, or where the word starts.
  private func isBoundary(_ read: [ReadSymbol], at start: Int, for custom: String) -> Bool {
    if custom.hasPrefix("@") {
      return start > 0 && (read[start - 1].character.isLetter || read[start - 1].character.isNumber)
        && !read[..<start].contains { $0.character == "@" }
    }
    return start == 0 || "@./:".contains(read[start - 1].character)
  }

  /// Readings that are surer than this are not looked at again.
  private static let sureConfidence: Float = 0.9

  /// The largest distance that counts as looking alike.
  private func allowance(for custom: String, confidence: Float) -> Double {
    let byConfidence = confidence > 0.93 ? 0.5 : confidence > 0.87 ? 0.8 : 1.15
    return min(byConfidence, 0.12 * Double(custom.count))
  }

  private func withoutPunctuation(_ read: [ReadSymbol]) -> Range<Int> {
    let isPart: (ReadSymbol) -> Bool = { $0.character.isLetter || $0.character.isNumber }
    guard let first = read.firstIndex(where: isPart), let last = read.lastIndex(where: isPart) else {
      return 0..<read.count
    }
    return first..<(last + 1)
  }
}
