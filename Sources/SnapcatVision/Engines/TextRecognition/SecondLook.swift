import Foundation

/// A line's symbols from a second reading, which is made when it is first asked for.
struct SecondLook {
  typealias Line = TextRecognitionResult.Line

  private let line: Line
  private let read: (Line) throws -> [(symbols: [ReadSymbol], boundingBox: CGRect)]
  private var words: [(symbols: [ReadSymbol], boundingBox: CGRect)]?

  init(line: Line, read: @escaping (Line) throws -> [(symbols: [ReadSymbol], boundingBox: CGRect)]) {
    self.line = line
    self.read = read
  }

  /// What stands where the given words of the line were read, blanks between words; nil when nothing does.
  mutating func symbols(of given: [Line.Word]) throws -> [ReadSymbol]? {
    let all = try words ?? read(line)
    words = all
    guard let left = given.first?.boundingBox.minX, let right = given.last?.boundingBox.maxX else { return nil }
    let inside = all.filter { (left...max(left, right)).contains($0.boundingBox.midX) }.map(\.symbols)
    return inside.isEmpty ? nil : Array(inside.joined(separator: [ReadSymbol(character: " ")]))
  }
}
