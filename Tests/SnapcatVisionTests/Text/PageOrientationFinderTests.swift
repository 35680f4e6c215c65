import Testing

@testable import SnapcatVision

@Suite struct PageOrientationFinderTests {
  private static func page(turnedBy turn: Int) throws -> PixelBuffer {
    try TextPicture.card().pixels.rotated(clockwiseDegrees: turn)
  }

  @Test(arguments: [(0, false), (90, true), (180, false), (270, true)])
  func shapesTellWhetherLinesStandOnEnd(turn: Int, standsOnEnd: Bool) throws {
    #expect(try PageOrientationFinder(Self.page(turnedBy: turn)).standsOnEnd == standsOnEnd)
  }

  @Test func theBestDirectionComesFirstAndOthersNearIt() throws {
    var weights = [3.0, 10, 7, 0].makeIterator()
    // Lines that lie are asked for as they are and upside down, those on end after them.
    let finder = try PageOrientationFinder(Self.page(turnedBy: 0))
    #expect(try finder.turns { _ in weights.next() ?? 0 }.prefix(2) == [180, 90])
  }

  @Test func oneLineDecidesWhenTheOthersAreFarBehind() throws {
    var asked = 0
    let turns = try PageOrientationFinder(Self.page(turnedBy: 90)).turns { _ in
      asked += 1
      return asked == 2 ? 12 : 1
    }
    #expect(turns == [270])
    #expect(asked == 2)
  }

  @Test func nothingReadsNowhere() throws {
    #expect(try PageOrientationFinder(Self.page(turnedBy: 0)).turns { _ in 0 }.isEmpty)
    let blank = PixelBuffer(width: 400, height: 300, channels: 1, filledWith: 255)
    #expect(try PageOrientationFinder(blank).turns { _ in 9 }.isEmpty)
  }
}
