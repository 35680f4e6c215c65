import Foundation

/// Finds out which way up a flattened page stands, from its shapes and a few of its lines.
struct PageOrientationFinder {
  /// Lines that are read in each direction.
  private static let probes = 3
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
    var found: [(turn: Int, weight: Double)] = []
    for (axis, turn) in [(level, 0), (onEnd, 90)] {
      let images = try axis.lines.prefix(Self.probes).map { try axis.page.textLineImage(in: $0).pixels }
      for half in [0, 180] {
        let sum = try images.reduce(0) { try $0 + weight($1.rotated(clockwiseDegrees: half)) }
        if sum > 0 { found.append((turn + half, sum)) }
      }
    }
    let most = found.map(\.weight).max() ?? 0
    return found.filter { $0.weight > most / 2 }.sorted { $0.weight > $1.weight }.map(\.turn)
  }

  /// The boxes of lines; none when there are as many as only texture has.
  private static func lines(of page: PixelBuffer) throws -> [CGRect] {
    let boxes = try page.textLineBoxes().lines
    return boxes.count > TesseractLineReader.mostBoxes ? [] : boxes.sorted { $0.width > $1.width }
  }
}
