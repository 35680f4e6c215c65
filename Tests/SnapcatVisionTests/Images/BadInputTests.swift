import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct BadInputTests {
  private static func kind(_ data: Data, limits: ImageLimits = ImageLimits()) -> ImageError.Kind? {
    do {
      _ = try VisionImage(data: data, limits: limits)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(arguments: ["", "a", "hello, this is a text named .jpg\n", "%PDF-1.7", "BMW is no bitmap", "ftyp"])
  func whatIsNoImage(_ text: String) {
    #expect(Self.kind(Data(text.utf8)) == .notAnImage)
  }

  @Test(arguments: [
    ("....ftypheic....", "HEIC"), ("....ftypmif1....", "HEIC"), ("....ftypavif....", "AVIF"),
    ("8BPS............", "Photoshop"),
  ])
  func whatCannotBeDecodedIsNamed(_ bytes: String, name: String) {
    let error = #expect(throws: ImageError.self) { try VisionImage(data: Data(bytes.utf8)) }
    #expect(error?.kind == .unsupported)
    #expect(error?.message.contains(name) == true)
  }

  @Test func jpegXLIsNamed() {
    #expect(Self.kind(Data([0xFF, 0x0A, 1, 2, 3])) == .unsupported)
    #expect(Self.kind(Data([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A])) == .unsupported)
  }

  @Test(arguments: [[], [0, 0, 0]] as [[UInt8]])
  func aJPEGWithoutItsTablesIsNotDecoded(warned: [UInt8]) throws {
    var bytes = [UInt8](Fixture.grayJPEG)
    let table = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDB })
    bytes[table + 1] = 0xEC
    // Bytes between markers are a warning, behind which libjpeg-turbo calls the error one, too.
    bytes.insert(contentsOf: warned, at: table)
    #expect(Self.kind(Data(bytes)) == .unsupported)
  }

  @Test func aFilmIsNoImage() {
    #expect(Self.kind(Data("....ftypisom....".utf8)) == .notAnImage)
  }

  @Test func hugeSizesAreRefusedByTheirHeader() {
    let png = Fixture.png(width: 100_000, height: 100_000, depth: 8, color: .color, rows: [])
    let bmp = Fixture.bmp(width: 30_000, height: 30_000, rows: [])
    let tiff = Fixture.tiff(width: 100_000, height: 100_000, samples: [])
    for file in [png, Fixture.jpegHeader(width: 65_500, height: 65_500), bmp, tiff] {
      #expect(Self.kind(file) == .tooLarge)
    }
  }

  @Test func filesThatCannotHoldTheirPixelsAreRefused() {
    let png = Fixture.png(width: 14_000, height: 14_000, depth: 8, color: .color, rows: [])
    #expect(Self.kind(png) == .truncated)
    #expect(Self.kind(Fixture.jpegHeader(width: 14_000, height: 14_000)) == .truncated)
  }

  @Test func hugePartsOfASmallTIFFAreRefused() {
    #expect(Self.kind(Fixture.tiledTIFF(width: 16, height: 16, tileSide: 1 << 20)) == .tooLarge)
    // Some builds of libtiff read no tiles without compression; the size of these is not what they would complain of.
    #expect(Self.kind(Fixture.tiledTIFF(width: 16, height: 16, tileSide: 16)) != .tooLarge)
  }

  @Test func theLimitCanBeSet() throws {
    let file = try TestImage.plain(width: 100, height: 50).pngData()
    #expect(Self.kind(file, limits: ImageLimits(megapixels: 0.005)) == nil)
    #expect(Self.kind(file, limits: ImageLimits(megapixels: 0.0049)) == .tooLarge)
  }

  /// Files of each format that hold more than a header.
  private static func files() throws -> [(name: String, data: Data)] {
    let noise = try TestImage.noise(width: 60, height: 40)
    let rows = (0..<40).map { row in Array(noise.pixels.bytes[row * 180..<row * 180 + 180]) }
    return [
      ("JPEG", try noise.jpegData()), ("PNG", try noise.pngData()),
      ("TIFF", Fixture.tiff(width: 60, height: 40, samples: noise.pixels.bytes)),
      ("BMP", Fixture.bmp(width: 60, height: 40, rows: rows)), ("WebP", Fixture.lossyWebP), ("WebP", Fixture.webp),
      ("WebP animation", Fixture.animatedWebP.prefix(90)), ("GIF", Fixture.redGIF.dropLast()),
    ]
  }

  @Test func aFileCutAtSixtyPercentIsTruncated() throws {
    for file in try Self.files() {
      #expect(Self.kind(file.data.prefix(file.data.count * 6 / 10)) == .truncated, "\(file.name)")
    }
  }

  @Test func aFileCutAnywhereIsAnErrorOfAKnownKind() throws {
    for file in try Self.files() {
      for length in stride(from: 1, to: file.data.count * 9 / 10, by: max(1, file.data.count / 60)) {
        let kind = Self.kind(file.data.prefix(length))
        #expect(kind == .truncated || (length < 20 && kind == .notAnImage), "\(file.name) cut to \(length)")
      }
    }
  }

  @Test func aMissingEndHiddenByAHarmlessWarningIsFound() throws {
    let noise = try TestImage.noise(width: 64, height: 64).jpegData()
    #expect(Self.kind(noise.prefix(noise.count / 2)) == .truncated)
    #expect(Self.kind(noise.prefix(noise.count / 2) + [0xFF, 0xD9]) == .truncated)
  }

  @Test func anyFlippedByteIsAnImageOrAnError() throws {
    for file in try Self.files() {
      for position in stride(from: 0, to: file.data.count, by: max(1, file.data.count / 100)) {
        var damaged = file.data
        damaged[damaged.startIndex + position] ^= 0xFF
        _ = Self.kind(damaged, limits: ImageLimits(megapixels: 1))
      }
    }
  }
}
