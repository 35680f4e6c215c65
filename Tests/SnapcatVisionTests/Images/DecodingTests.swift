import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct DecodingTests {
  private static func image(
    _ width: Int, _ height: Int, depth: Int, _ color: Fixture.PNGColor, _ rows: [[UInt8]], palette: [UInt8] = [],
    transparency: [UInt8]? = nil
  ) throws -> VisionImage {
    let chunks = transparency.map { [(name: "tRNS", bytes: $0)] } ?? []
    return try VisionImage(
      data: Fixture.png(
        width: width, height: height, depth: depth, color: color, rows: rows, palette: palette, chunks: chunks))
  }

  @Test func pngColoursBecomeBlueGreenRed() throws {
    let image = try Self.image(2, 1, depth: 8, .color, [[1, 2, 3, 40, 50, 60]])
    #expect(image.pixels.bytes == [3, 2, 1, 60, 50, 40])
  }

  @Test func pngOf16BitsHasTheSameColoursIn8() throws {
    let image = try Self.image(1, 1, depth: 16, .color, [[0x20, 0x20, 0x80, 0x80, 0xF0, 0xF0]])
    #expect(zip(image.pixels.bytes, [0xF0, 0x80, 0x20]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test func pngOfOneBitIsBlackAndWhite() throws {
    let image = try Self.image(4, 1, depth: 1, .gray, [[0b1010_0000]])
    #expect(image.pixels.bytes == [255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0])
  }

  @Test func pngWithAPalette() throws {
    let image = try Self.image(3, 1, depth: 8, .palette, [[1, 0, 1]], palette: [10, 20, 30, 200, 210, 220])
    #expect(image.pixels.bytes == [220, 210, 200, 30, 20, 10, 220, 210, 200])
  }

  @Test func aTransparentColourOfAPaletteIsWhite() throws {
    let image = try Self.image(
      2, 1, depth: 8, .palette, [[0, 1]], palette: [10, 20, 30, 200, 210, 220], transparency: [0])
    #expect(image.pixels.bytes == [255, 255, 255, 220, 210, 200])
  }

  @Test func greyWithAlphaLiesOnWhite() throws {
    let image = try Self.image(3, 1, depth: 8, .grayWithAlpha, [[0, 0, 0, 128, 0, 255]])
    #expect(image.pixels.bytes == [255, 255, 255, 127, 127, 127, 0, 0, 0])
  }

  @Test func colourWithAlphaLiesOnWhite() throws {
    let image = try Self.image(1, 1, depth: 8, .colorWithAlpha, [[200, 100, 0, 51]])
    #expect(image.pixels.bytes == [204, 224, 244])
  }

  @Test func cmykJPEGHasThePrintersColours() throws {
    let image = try VisionImage(data: Fixture.cmykJPEG)
    #expect(image.size == CGSize(width: 16, height: 8))
    let (left, right) = (image.pixel(2, 4), image.pixel(13, 4))
    #expect(left[2] > 240 && left[0] < 15 && left[1] < 15)
    #expect(right[0] > 240 && right[1] < 15 && right[2] < 15)
  }

  @Test func greyJPEGHasThreeChannels() throws {
    let image = try VisionImage(data: Fixture.grayJPEG)
    #expect(image.pixels.channels == 3)
    #expect(image.pixel(4, 4).allSatisfy { abs(Int($0) - 77) <= 2 })
  }

  @Test func harmlessJPEGWarningsAreTolerated() throws {
    let plain = try TestImage.gradient(width: 32, height: 32).jpegData()
    let padded = plain.dropLast(2) + [0, 0, 0, 0, 0xFF, 0xD9]
    #expect(try VisionImage(data: padded) == VisionImage(data: plain))
    #expect(try VisionImage(data: plain + Data("trailing bytes".utf8)) == VisionImage(data: plain))
  }

  @Test func webpStillAndAnimated() throws {
    #expect(try VisionImage(data: Fixture.webp).pixel(5, 3) == [60, 30, 200])
    let lossy = try VisionImage(data: Fixture.lossyWebP)
    #expect(lossy.size == CGSize(width: 6, height: 4))
    #expect(zip(lossy.pixel(2, 2), [60, 30, 200]).allSatisfy { abs(Int($0) - $1) <= 12 })
    #expect(try VisionImage(data: Fixture.transparentWebP).pixels.bytes == [0, 0, 255, 255, 255, 255])
    let animated = try VisionImage(data: Fixture.animatedWebP)
    #expect(animated.size == CGSize(width: 4, height: 4))
    #expect(animated.pixel(3, 3) == [30, 200, 10])
  }

  @Test func gifShowsItsFirstFrame() throws {
    #expect(try VisionImage(data: Fixture.redGIF).pixel(3, 2) == [0, 0, 255])
    let blank = try VisionImage(data: Fixture.blankFirstGIF)
    #expect(blank.size == CGSize(width: 4, height: 3))
    #expect(blank.pixels.bytes.allSatisfy { $0 == 255 })
  }

  @Test func aGIFFrameSmallerThanItsCanvasLiesOnWhite() throws {
    var file = Fixture.redGIF
    file.replaceSubrange(6..<10, with: [6, 0, 4, 0])
    file.replaceSubrange(26..<30, with: [1, 0, 1, 0])
    let image = try VisionImage(data: file)
    #expect(image.size == CGSize(width: 6, height: 4))
    #expect(image.pixel(0, 0) == [255, 255, 255])
    #expect(image.pixel(1, 1) == [0, 0, 255])
    #expect(image.pixel(5, 3) == [255, 255, 255])
  }

  @Test(arguments: [false, true]) func bmpRowsComeInTheRightOrder(isTopDown: Bool) throws {
    let rows: [[UInt8]] = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]
    let image = try VisionImage(data: Fixture.bmp(width: 2, height: 2, rows: rows, isTopDown: isTopDown))
    #expect(image.pixels.bytes == rows.flatMap { $0 })
  }

  @Test func tiffInColourGreyAndInks() throws {
    #expect(
      try VisionImage(data: Fixture.tiff(width: 2, height: 1, samples: [1, 2, 3, 4, 5, 6])).pixels.bytes
        == [3, 2, 1, 6, 5, 4])
    #expect(try VisionImage(data: Fixture.tiff(width: 2, height: 1, samples: [9, 90])).pixel(1, 0) == [90, 90, 90])
    #expect(
      try VisionImage(data: Fixture.tiff(width: 1, height: 1, samples: [0, 255, 255, 0])).pixels.bytes == [0, 0, 255])
  }

  @Test(arguments: [(1000, 1000), (500, 500), (400, 500), (251, 500), (250, 250), (100, 125), (1, 125)])
  func jpegIsShrunkAsFarAsAllowed(minimumLongSide: Int, decodedLongSide: Int) throws {
    let file = try TestImage.plain(width: 1000, height: 64, red: 200).jpegData()
    let image = try VisionImage(data: file, orientation: .right, minimumLongSide: minimumLongSide)
    #expect(image.height == decodedLongSide)
    #expect(image.originalSize == CGSize(width: 64, height: 1000))
    #expect(image.pixel(4, 4)[2] > 190)
  }
}
