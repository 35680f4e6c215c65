import TestSupport
import Testing

@testable import SnapcatVision

@Suite("Cards that touch")
struct CardRowTests {
  private typealias Band = (rows: Range<Int>, value: UInt8)

  /// A picture of bands, and the rows in which the cards within it lie.
  private func cards(width: Int, height: Int, _ bands: [Band], turned: Int = 0) throws -> [PixelQuadrilateral] {
    var pixels = PixelBuffer(width: width, height: height, channels: 3)
    for band in bands {
      for index in band.rows.lowerBound * width * 3..<band.rows.upperBound * width * 3 {
        pixels.bytes[index] = band.value
      }
    }
    let picture = try pixels.rotated(clockwiseDegrees: turned)
    return try CardRow(in: PixelQuadrilateral(width: picture.width, height: picture.height), of: picture).cards
  }

  @Test func aSeamInTheMiddleOfTwoCardsDividesThem() throws {
    let found = try cards(width: 344, height: 400, [(0..<200, 230), (200..<400, 120)])
    #expect(found.count == 2)
    #expect(abs((found.first?.corner(2).y ?? 0) - 200) < 2)
    #expect(abs((found.last?.corner(0).y ?? 0) - 200) < 2)
  }

  @Test func theyMayLieBesideEachOther() throws {
    let found = try cards(width: 344, height: 400, [(0..<200, 230), (200..<400, 120)], turned: 270)
    #expect(found.count == 2)
    #expect(found.allSatisfy { abs($0.sideLengths[0] - 200) < 2 && abs($0.sideLengths[1] - 344) < 1e-6 })
  }

  @Test func aRuleOrACreaseIsNoSeam() throws {
    #expect(try cards(width: 344, height: 400, [(0..<199, 230), (199..<201, 30), (201..<400, 230)]).isEmpty)
    #expect(try cards(width: 309, height: 400, [(0..<199, 230), (199..<201, 215), (201..<400, 222)]).isEmpty)
  }

  @Test func threeCardsHaveTwoSeams() throws {
    #expect(try cards(width: 350, height: 600, [(0..<200, 230), (200..<400, 120), (400..<600, 200)]).count == 3)
    #expect(try cards(width: 350, height: 600, [(0..<400, 230), (400..<600, 200)]).isEmpty)
  }

  @Test("documents are left whole", arguments: [(344, 400, 200), (700, 400, 200), (283, 400, 200), (344, 400, 130)])
  func documents(width: Int, height: Int, seam: Int) throws {
    // Of one tone, of a card's proportions, of a sheet's, and with a band that is no half.
    let second: UInt8 = width == 344 && seam == 200 ? 230 : 120
    #expect(try cards(width: width, height: height, [(0..<seam, 230), (seam..<height, second)]).isEmpty)
  }
}
