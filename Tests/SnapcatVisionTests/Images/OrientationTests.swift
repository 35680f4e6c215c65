import Foundation
@testable import SnapcatVision
import TestSupport
import Testing

/// A stored picture of 3 x 2 pixels with the values 1 2 3 / 4 5 6, turned by each orientation.
@Suite struct OrientationTests {
  private static let stored: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]

  struct Case: CustomTestStringConvertible, Sendable {
    let orientation: ImageOrientation
    let upright: [[UInt8]]
    var testDescription: String { "\(orientation)" }
  }

  /// Written out by hand from the EXIF definition: where the stored row 0 and column 0 are seen.
  static let cases: [Case] = [
    Case(orientation: .up, upright: [[1, 2, 3], [4, 5, 6]]),
    Case(orientation: .upMirrored, upright: [[3, 2, 1], [6, 5, 4]]),
    Case(orientation: .down, upright: [[6, 5, 4], [3, 2, 1]]),
    Case(orientation: .downMirrored, upright: [[4, 5, 6], [1, 2, 3]]),
    Case(orientation: .leftMirrored, upright: [[1, 4], [2, 5], [3, 6]]),
    Case(orientation: .right, upright: [[4, 1], [5, 2], [6, 3]]),
    Case(orientation: .rightMirrored, upright: [[6, 3], [5, 2], [4, 1]]),
    Case(orientation: .left, upright: [[3, 6], [2, 5], [1, 4]]),
  ]

  private static func values(_ image: VisionImage) -> [[UInt8]] {
    (0..<image.height).map { row in (0..<image.width).map { image.pixel($0, row)[0] } }
  }

  private static func png(orientation: Int?) -> Data {
    let chunks = orientation.map { [(name: "eXIf", bytes: Fixture.exif(orientation: $0))] } ?? []
    return Fixture.png(width: 3, height: 2, depth: 8, color: .gray, rows: stored, chunks: chunks)
  }

  @Test(arguments: cases) func pngFollowsItsTag(_ turn: Case) throws {
    let image = try VisionImage(data: Self.png(orientation: turn.orientation.rawValue))
    #expect(Self.values(image) == turn.upright)
    #expect(image.orientation == turn.orientation)
    #expect(image.originalSize == image.size)
  }

  @Test(arguments: cases) func anExplicitOrientationOverridesTheTag(_ turn: Case) throws {
    let image = try VisionImage(data: Self.png(orientation: 6), orientation: turn.orientation)
    #expect(Self.values(image) == turn.upright)
  }

  @Test(arguments: cases) func tiffFollowsItsTag(_ turn: Case) throws {
    let file = Fixture.tiff(
      width: 3, height: 2, samples: Self.stored.flatMap { $0 }, orientation: turn.orientation.rawValue)
    #expect(Self.values(try VisionImage(data: file)) == turn.upright)
    #expect(Self.values(try VisionImage(data: file, orientation: .up)) == Self.stored)
  }

  @Test(arguments: cases) func jpegFollowsItsTag(_ turn: Case) throws {
    let picture = try TestImage.gradient(width: 48, height: 32)
    let plain = try picture.jpegData(quality: 95)
    let tagged = Fixture.jpeg(plain, withEXIF: Fixture.exif(orientation: turn.orientation.rawValue))
    let image = try VisionImage(data: tagged)
    #expect(image == (try VisionImage(data: plain, orientation: turn.orientation)))
    #expect(image.width == (turn.orientation.swapsSides ? 32 : 48))
  }

  @Test func webpFollowsItsTag() throws {
    let image = try VisionImage(data: Fixture.webp(withEXIF: Fixture.exif(orientation: 8)))
    #expect(image.size == CGSize(width: 4, height: 6))
    #expect(image.orientation == .left)
  }

  @Test(arguments: [0, 9, 700]) func aTagThatMeansNothingLeavesThePictureAlone(_ value: Int) throws {
    #expect(Self.values(try VisionImage(data: Self.png(orientation: value))) == Self.stored)
  }

  @Test func theCaptureTimeIsReadFromEachFormat() throws {
    let exif = Fixture.exif(orientation: 1, captureTime: "2024:05:01 12:30:00")
    let picture = try TestImage.gradient(width: 8, height: 8)
    let files = [
      Fixture.jpeg(try picture.jpegData(), withEXIF: exif),
      Fixture.png(
        width: 1, height: 1, depth: 8, color: .gray, rows: [[7]], chunks: [(name: "eXIf", bytes: exif)]),
      Fixture.webp(withEXIF: exif),
    ]
    for file in files {
      #expect(try VisionImage(data: file).captureTime == "2024:05:01 12:30:00")
    }
    #expect(try VisionImage(data: picture.jpegData()).captureTime == nil)
  }

  @Test func aBlankCaptureTimeIsNone() throws {
    let exif = Fixture.exif(orientation: 1, captureTime: "0000:00:00 00:00:00")
    let file = Fixture.jpeg(try TestImage.gradient(width: 8, height: 8).jpegData(), withEXIF: exif)
    #expect(try VisionImage(data: file).captureTime == nil)
  }

  @Test func damagedMetadataLeavesThePictureAlone() throws {
    let picture = try TestImage.gradient(width: 8, height: 8)
    let plain = try picture.jpegData()
    let exif = Fixture.exif(orientation: 6, captureTime: "2024:05:01 12:30:00")
    for length in 0..<exif.count {
      let image = try VisionImage(data: Fixture.jpeg(plain, withEXIF: Array(exif.prefix(length))))
      #expect(image.size == picture.size)
    }
  }

  @Test(arguments: ImageOrientation.allCases, [(1, 5), (5, 1), (1, 1), (2, 3), (70, 1)])
  func narrowPicturesAreTurnedAndTurnedBack(orientation: ImageOrientation, size: (width: Int, height: Int)) throws {
    for channels in [1, 3] {
      let bytes = (0..<size.width * size.height * channels).map { UInt8(truncatingIfNeeded: $0 &+ 1) }
      let picture = try PixelBuffer(width: size.width, height: size.height, channels: channels, bytes: bytes)
      let turned = try picture.turnedUpright(from: orientation)
      #expect(turned.width == (orientation.swapsSides ? size.height : size.width))
      let back: ImageOrientation = orientation == .left ? .right : orientation == .right ? .left : orientation
      #expect(try turned.turnedUpright(from: back) == picture)
    }
  }
}
