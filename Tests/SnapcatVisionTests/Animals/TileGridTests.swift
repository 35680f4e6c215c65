import Foundation
import Testing

@testable import SnapcatVision

@Suite("Tiles of large images")
struct TileGridTests {
  private func tiles(_ width: Int, _ height: Int) -> [CGRect] {
    TileGrid(imageWidth: width, imageHeight: height, inputWidth: 416, inputHeight: 416).tiles
  }

  @Test(
    "an image that is not far larger than the input has none", arguments: [[640, 480], [1920, 1080], [2079, 2079]])
  func small(size: [Int]) {
    #expect(tiles(size[0], size[1]).isEmpty)
  }

  @Test(
    "tiles cover a large image, overlap by a quarter, lie within it and are not too many",
    arguments: [
      [6000, 4000], [4000, 6000], [2080, 1000], [2600, 300], [30_000, 1000], [20_000, 10_000], [3000, 1],
    ])
  func cover(size: [Int]) throws {
    let (width, height) = (size[0], size[1])
    let tiles = tiles(width, height)
    let image = CGRect(x: 0, y: 0, width: width, height: height)
    #expect(tiles.count > 1 && tiles.count <= TileGrid.maximumCount)
    #expect(tiles.allSatisfy { image.contains($0) && $0 == $0.integral })
    let first = try #require(tiles.first)
    #expect(tiles.allSatisfy { $0.size == first.size })
    #expect(first.origin == .zero)
    #expect(tiles.last?.maxX == image.maxX && tiles.last?.maxY == image.maxY)
    for axis in [tiles.map(\.minX), tiles.map(\.minY)] {
      let side = axis == tiles.map(\.minX) ? first.width : first.height
      let starts = Set(axis).sorted()
      for (one, next) in zip(starts, starts.dropFirst()) {
        #expect(next - one <= side * (1 - TileGrid.overlap) + 1)
      }
    }
  }

  @Test("a 24 megapixel photo has 40 tiles of 1040 pixels")
  func photo() {
    let tiles = tiles(6000, 4000)
    #expect(tiles.count == 40)
    #expect(tiles.first == CGRect(x: 0, y: 0, width: 1040, height: 1040))
  }
}
