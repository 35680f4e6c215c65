import Foundation

/// Finds out which way up a flattened page stands, from its shapes and a few of its lines.
struct PageOrientationFinder {
  /// Lines that are read in each direction.
  private static let probes = 3
  /// No more lines are read once one direction has this weight, the one of ten sure characters, and so many times that of
  /// each other.
  private static let decidingWeight = 5.0
  private static let decidingFactor = 4.0
  /// A row of shapes is a line for sure when it is so many times as wide as it is high.
  private static let elongation = 4.0
  /// A page stands on end when its sure lines on end are longer in all than the others by this factor.
  private static let standing = 2.0

  /// The page as it is, and a quarter turn clockwise, where lines that stand on end lie; each with its lines, longest first.
  private let level: (page: PixelBuffer, lines: [CGRect])
  private let onEnd: (page: PixelBuffer, lines: [CGRect])

  init(_ page: PixelBuffer) throws {
    level = (page, try Self.lines(of: page))
    let turned = try page.rotated(clockwiseDegrees: 90)
    onEnd = (turned, try Self.lines(of: turned))
  }

  /// Whether the lines run from top to bottom or from bottom to top.
  var standsOnEnd: Bool {
    func length(_ lines: [CGRect]) -> Double {
      lines.filter { $0.width > Self.elongation * $0.height }.reduce(0) { $0 + $1.width }
    }
    return length(onEnd.lines) > Self.standing * length(level.lines)
  }

  /// The clockwise turns after which lines read as text, the best first, and none that is far behind it.
  ///
  /// - Parameter weight: how much sure text an image of one line holds.
  func turns(_ weight: (PixelBuffer) throws -> Double) throws -> [Int] {
    var weights: [Int: Double] = [:]
    for index in 0..<Self.probes where !isDecided(weights) {
      for (axis, turn) in standsOnEnd ? [(onEnd, 90)] : [(level, 0), (onEnd, 90)] where index < axis.lines.count {
        let line = try axis.page.textLineImage(in: axis.lines[index]).pixels
        weights[turn, default: 0] += try weight(line)
        weights[turn + 180, default: 0] += try weight(line.rotated(clockwiseDegrees: 180))
      }
    }
    let ranked = weights.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.filter { $0.value > ranked[0].value / 2 }.map(\.key)
  }

  /// Whether one direction reads as more text than a line of noise and all others leave little doubt.
  private func isDecided(_ weights: [Int: Double]) -> Bool {
    let values = weights.values.sorted(by: >)
    guard let first = values.first else { return false }
    return first > Self.decidingWeight && first > Self.decidingFactor * (values.dropFirst().first ?? 0)
  }

  /// The boxes of lines; none when there are as many as only texture has.
  private static func lines(of page: PixelBuffer) throws -> [CGRect] {
    let boxes = try page.textLineBoxes().lines
    return boxes.count > TesseractLineReader.mostBoxes ? [] : boxes.sorted { $0.width > $1.width }
  }
}
