import Foundation

/// Overlapping parts of a large image, so that what is small in it is large enough for a network.
struct TileGrid: Hashable, Sendable {
  /// A tile's side as a multiple of the input's: a cat of 160 pixels is 64 pixels wide in the input then.
  static let sideInInputs = 2.5
  /// The share of a tile that the next one shows again.
  static let overlap = 0.25
  /// At most so many tiles; in larger images the tiles grow.
  static let maximumCount = 40

  /// The tiles in whole pixels, row by row from the upper left corner; empty when the image is not far larger than a tile.
  let tiles: [CGRect]

  /// Covers an image with square tiles of one size.
  init(imageWidth: Int, imageHeight: Int, inputWidth: Int, inputHeight: Int) {
    var side = Self.sideInInputs * Double(min(inputWidth, inputHeight))
    guard Double(max(imageWidth, imageHeight)) >= 2 * side else {
      tiles = []
      return
    }
    while Self.count(imageWidth, side) * Self.count(imageHeight, side) > Self.maximumCount { side *= 1.1 }
    let columns = Self.starts(imageWidth, side)
    tiles = Self.starts(imageHeight, side).flatMap { y in
      columns.map { x in
        CGRect(x: x, y: y, width: min(Int(side), imageWidth), height: min(Int(side), imageHeight))
      }
    }
  }

  private static func count(_ length: Int, _ side: Double) -> Int {
    let room = Double(length) - side.rounded(.down)
    return room <= 0 ? 1 : Int((room / (side * (1 - overlap))).rounded(.up)) + 1
  }

  /// Where the tiles start along a side of the image, evenly spread.
  private static func starts(_ length: Int, _ side: Double) -> [Int] {
    let count = count(length, side)
    guard count > 1 else { return [0] }
    let room = Double(length) - side.rounded(.down)
    return (0..<count).map { Int((room * Double($0) / Double(count - 1)).rounded()) }
  }
}
