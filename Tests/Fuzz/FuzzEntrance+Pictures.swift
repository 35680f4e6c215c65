import Foundation
import SnapcatVision
import TestSupport

extension FuzzEntrance {
  /// The decoders of pictures.
  static func pictures() throws -> [FuzzEntrance] {
    let noise = try TestImage.noise(width: 40, height: 30)
    let plain = try TestImage.gradient(width: 61, height: 47)
    let rows = (0..<30).map { Array(noise.pixels.bytes[$0 * 120..<$0 * 120 + 120]) }
    let exif = Fixture.exif(orientation: 6, captureTime: "2024:05:01 12:30:00")
    let gray: [[UInt8]] = Array(repeating: Array(repeating: 90, count: 16), count: 16)
    return [
      picture(
        "jpeg",
        [
          try noise.jpegData(), Fixture.jpeg(try plain.jpegData(), withEXIF: exif), Fixture.cmykJPEG, Fixture.grayJPEG,
        ]),
      picture(
        "png",
        [
          try noise.pngData(), try plain.pngData(),
          Fixture.png(width: 16, height: 16, depth: 8, color: .gray, rows: gray, chunks: [("eXIf", exif)]),
          Fixture.png(
            width: 4, height: 2, depth: 8, color: .palette, rows: [[0, 1, 0, 1], [1, 0, 1, 0]],
            palette: [255, 0, 0, 0, 0, 255]),
          Fixture.png(width: 1, height: 1, depth: 16, color: .color, rows: [[128, 0, 64, 0, 255, 255]]),
        ]),
      picture(
        "webp",
        [
          Fixture.webp, Fixture.lossyWebP, Fixture.transparentWebP, Fixture.animatedWebP, Fixture.webp(withEXIF: exif),
        ]),
      picture(
        "tiff",
        [
          Fixture.tiff(width: 40, height: 30, samples: noise.pixels.bytes, orientation: 3),
          Fixture.tiff(width: 16, height: 16, samples: gray.flatMap { $0 }),
          Fixture.tiledTIFF(width: 16, height: 16, tileSide: 16),
        ]),
      picture(
        "bmp",
        [
          Fixture.bmp(width: 40, height: 30, rows: rows),
          Fixture.bmp(width: 40, height: 30, rows: rows, isTopDown: true),
        ]),
      picture("gif", [Fixture.redGIF, Fixture.blankFirstGIF]),
    ]
  }

  private static func picture(_ name: String, _ seeds: [Data]) -> FuzzEntrance {
    FuzzEntrance(name: name, seeds: seeds.map(Array.init)) { data in
      _ = try? VisionImage(data: data, limits: ImageLimits(megapixels: 4))
    }
  }
}
