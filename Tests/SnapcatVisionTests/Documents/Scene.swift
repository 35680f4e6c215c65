import Foundation
import SnapcatVision

/// A drawn photo: a ground with cards on it, for tests whose right answer is known.
struct Scene {
  typealias Color = (blue: UInt8, green: UInt8, red: UInt8)

  let width: Int
  let height: Int
  private var bytes: [UInt8]

  init(width: Int, height: Int, ground: Color) {
    self.width = width
    self.height = height
    bytes = (0..<width * height).flatMap { _ in [ground.blue, ground.green, ground.red] }
  }

  var image: VisionImage {
    get throws {
      VisionImage(pixels: try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes))
    }
  }

  /// Colours every pixel whose place on a turned rectangle is accepted.
  ///
  /// - Parameter covers: gets the place in pixels from the rectangle's own upper left corner.
  mutating func fill(_ card: Card, _ color: Color, where covers: (Double, Double) -> Bool) {
    let (cosine, sine) = (cos(card.angle), sin(card.angle))
    for row in 0..<height {
      for column in 0..<width {
        let (dx, dy) = (Double(column) + 0.5 - card.center.x, Double(row) + 0.5 - card.center.y)
        let x = dx * cosine + dy * sine + card.width / 2
        let y = dy * cosine - dx * sine + card.height / 2
        guard x >= 0, y >= 0, x < card.width, y < card.height, covers(x, y) else { continue }
        let start = 3 * (row * width + column)
        (bytes[start], bytes[start + 1], bytes[start + 2]) = color
      }
    }
  }

  /// Draws a card with lines of made-up letters on it.
  mutating func add(_ card: Card, paper: Color = (235, 240, 242), ink: Color = (40, 35, 30)) {
    let radius = card.cornerRadius
    fill(card, paper) { x, y in
      let outside = (max(0, radius - min(x, card.width - x)), max(0, radius - min(y, card.height - y)))
      return outside.0 * outside.0 + outside.1 * outside.1 <= radius * radius
    }
    if let inset = card.frameInset {
      fill(card, ink) { x, y in
        let edge = min(min(x, card.width - x), min(y, card.height - y))
        return edge >= inset && edge < inset + 2
      }
    }
    let letter = card.width / 40
    fill(card, ink) { x, y in
      let (line, inLine) = (y / (4 * letter)).split
      let (index, inLetter) = (x / letter).split
      guard line >= 1, y < card.height - 2 * letter, index >= 5, index < 24 + 3 * (line % 3), index % 7 != 6 else {
        return false
      }
      return inLine < 0.5 && (inLetter < 0.3 || (index % 2 == 0 && inLine < 0.14 && inLetter < 0.75))
    }
  }

  /// Takes light from every pixel that is covered.
  ///
  /// - Parameter covers: gets the place in pixels of the scene.
  mutating func darken(by share: Double, where covers: (Double, Double) -> Bool) {
    for row in 0..<height {
      for column in 0..<width where covers(Double(column), Double(row)) {
        for index in 3 * (row * width + column)..<3 * (row * width + column) + 3 {
          bytes[index] = UInt8(Double(bytes[index]) * (1 - share))
        }
      }
    }
  }

  /// A rectangle that lies in the scene.
  struct Card {
    var center: (x: Double, y: Double)
    var width: Double
    var height: Double
    /// Clockwise, in radians.
    var angle = 0.0
    var cornerRadius = 0.0
    /// How far a printed frame lies within the border, or nil for none.
    var frameInset: Double?

    /// The corners in pixels, clockwise from its own upper left.
    var corners: [CGPoint] {
      [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { (u: Double, v: Double) -> CGPoint in
        let (dx, dy) = (u * width, v * height)
        return CGPoint(
          x: center.x + dx * cos(angle) - dy * sin(angle), y: center.y + dx * sin(angle) + dy * cos(angle))
      }
    }
  }
}

extension Double {
  /// The whole part and the rest.
  fileprivate var split: (Int, Double) { (Int(self), self - rounded(.down)) }
}
