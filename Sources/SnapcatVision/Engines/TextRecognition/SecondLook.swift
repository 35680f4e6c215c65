import Foundation

/// A line's symbols from new readings, one per model, which are made when they are first asked for.
struct SecondLook {
  typealias Line = TextRecognitionResult.Line
  /// The symbols of each word with the word's box in the page.
  typealias Reading = [(symbols: [ReadSymbol], boundingBox: CGRect)]

  private let line: Line
  private let read: (Line) throws -> [Reading]
  private var readings: [Reading]?

  init(line: Line, read: @escaping (Line) throws -> [Reading]) {
    self.line = line
    self.read = read
  }

  /// What each reading has where the given words of the line were read, blanks between words; those that have nothing
  /// there are left out.
  mutating func symbols(of given: [Line.Word]) throws -> [[ReadSymbol]] {
    let all = try readings ?? read(line)
    readings = all
    guard let left = given.first?.boundingBox.minX, let right = given.last?.boundingBox.maxX else { return [] }
    return all.compactMap { reading in
      let inside = reading.filter { (left...max(left, right)).contains($0.boundingBox.midX) }.map(\.symbols)
      return inside.isEmpty ? nil : Array(inside.joined(separator: [ReadSymbol(character: " ")]))
    }
  }
}
