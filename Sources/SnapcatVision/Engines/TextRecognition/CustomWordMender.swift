import Foundation

/// Takes a word that is likely to occur where what was read looks like it.
///
/// The surer the reading, the closer the resemblance must be; nothing is ever put where nothing similar is, nor where two
/// custom words fit about as well. What is not plainly alike is looked at again: what each character could be decides.
struct CustomWordMender {
  typealias Line = TextRecognitionResult.Line

  /// Shorter words resemble too much.
  static let shortestWord = 4
  /// Up to this distance shapes are so much alike that no second look is needed.
  private static let plainlyAlike = 0.3
  /// By how much a custom word must fit better than another one.
  private static let margin = 0.2

  private let matchers: [CustomWordMatcher]
  private let secondLook: (Line) throws -> [SecondLook.Reading]

  /// Creates a mender.
  ///
  /// - Parameter secondLook: reads a line once more, with each model that suits it.
  init(words: [String], secondLook: @escaping (Line) throws -> [SecondLook.Reading] = { _ in [] }) {
    matchers = words.filter { $0.count >= Self.shortestWord }.map(CustomWordMatcher.init)
    self.secondLook = secondLook
  }

  /// The line with custom words in the place of readings that look like them.
  func mended(_ line: Line) throws -> Line {
    guard !matchers.isEmpty else { return line }
    var look = SecondLook(line: line, read: secondLook)
    let places = try places(in: line, &look).sorted { $0.cost < $1.cost }
    var chosen: [Place] = []
    for place in places where !chosen.contains(where: { $0.range.overlaps(place.range) }) { chosen.append(place) }
    let unambiguous = chosen.filter { place in
      !places.contains {
        $0.custom != place.custom && $0.range.overlaps(place.range) && $0.cost < place.cost + Self.margin
          && text(of: line, with: $0) != text(of: line, with: place)
      }
    }
    var result = line
    for place in unambiguous.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceWords(place.range, with: place.words)
    }
    return result
  }

  /// Whether the line holds a custom word.
  func holdsCustomWord(_ line: Line) -> Bool {
    matchers.contains { matcher in
      ranges(in: line, for: matcher).contains { matcher.holds(Self.text(of: line.words[$0])) }
    }
  }

  /// Where a custom word could stand.
  private struct Place {
    var custom: String
    var range: Range<Int>
    var words: [Line.Word]
    var cost: Double
  }

  private func places(in line: Line, _ look: inout SecondLook) throws -> [Place] {
    // What is a custom word already is not taken for another one.
    let settled = matchers.flatMap { matcher in
      ranges(in: line, for: matcher).filter {
        $0.count == matcher.wordCounts.first && matcher.holds(Self.text(of: line.words[$0]))
      }
    }
    var places: [Place] = []
    for matcher in matchers {
      for range in ranges(in: line, for: matcher) where !settled.contains(where: { $0.overlaps(range) }) {
        let before = Array(line.words[range])
        guard let match = try match(before, with: matcher, &look) else { continue }
        var place = Place(
          custom: matcher.word, range: range, words: Self.words(before, reading: match.text), cost: match.cost)
        // Words before an address that stay as they are do not belong to it.
        while place.range.count > 1, let first = place.words.first, first == line.words[place.range.lowerBound] {
          place.words.removeFirst()
          place.range = (place.range.lowerBound + 1)..<place.range.upperBound
        }
        places.append(place)
      }
    }
    return places
  }

  private func text(of line: Line, with place: Place) -> String {
    var line = line
    line.words.replaceSubrange(place.range, with: place.words)
    return line.text
  }

  /// The runs of words that a custom word may replace.
  private func ranges(in line: Line, for matcher: CustomWordMatcher) -> [Range<Int>] {
    matcher.wordCounts.filter { $0 > 0 && $0 <= line.words.count }.flatMap { size in
      (0...(line.words.count - size)).map { $0..<($0 + size) }
    }
  }

  /// The words with the custom word in its place and what that costs, or nil when they do not look like it.
  private func match(
    _ words: [Line.Word], with matcher: CustomWordMatcher, _ look: inout SecondLook
  ) throws -> CustomWordMatcher.Match? {
    guard let first = matcher.best(Self.text(of: words[...]).map { ReadSymbol(character: $0) }) else { return nil }
    var allowance = matcher.allowance(confidence: words.map(\.confidence).min() ?? 0)
    // What differs in one whole letter and in nothing else is another word unless that letter is in doubt.
    if abs(first.cost - TextConfusions.substitution) < 1e-9 { allowance = min(allowance, 0.95 * first.cost) }
    if first.cost <= min(Self.plainlyAlike, allowance) { return first }
    guard first.cost <= matcher.worthALook else { return nil }
    let readings = try look.symbols(of: words)
    let match = readings.isEmpty ? first : matcher.best(amongReadings: readings)
    return match.flatMap { $0.cost <= allowance ? $0 : nil }
  }

  private static func text(of words: ArraySlice<Line.Word>) -> String {
    words.map(\.text).joined(separator: " ")
  }

  /// Words that read `text`, where `words` were read.
  private static func words(_ words: [Line.Word], reading text: String) -> [Line.Word] {
    let parts = text.split(separator: " ").map(String.init)
    if parts.count == words.count { return zip(words, parts).map { $0.reading($1) } }
    let whole = Line(reading: words)
    let width = whole.boundingBox.width / Double(max(1, text.count))
    var offset = 0
    return parts.map { part in
      defer { offset += part.count + 1 }
      let box = CGRect(
        x: whole.boundingBox.minX + Double(offset) * width, y: whole.boundingBox.minY,
        width: Double(part.count) * width, height: whole.boundingBox.height)
      return Line.Word(text: part, confidence: words.map(\.confidence).min() ?? 0, boundingBox: box)
    }
  }
}
