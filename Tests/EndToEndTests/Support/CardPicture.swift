import Foundation

@testable import SnapcatVision

/// A business card as a picture file, made by code.
enum CardPicture {
  private static let textSize = 36
  private static let margin = 60

  /// A flat white card with lines of black text from the top, as a PNG file.
  static func png(_ lines: [String], width: Int = 1050, height: Int = 600) throws -> Data {
    var bytes = [UInt8](repeating: 255, count: width * height * 3)
    let font = LabelFont.installed()
    for (index, line) in lines.enumerated() {
      let mask = try font.mask(of: line, pixelSize: textSize)
      let top = margin + index * textSize * 2
      for row in 0..<min(mask.height, height - top) {
        for column in 0..<min(mask.width, width - margin) {
          let target = ((top + row) * width + margin + column) * 3
          let shade = 255 - mask.bytes[row * mask.width + column]
          for channel in 0..<3 { bytes[target + channel] = shade }
        }
      }
    }
    let pixels = try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes)
    return try VisionImage(pixels: pixels).pngData()
  }

  /// The card of an invented person.
  static func mia() throws -> Data {
    try png([
      "Mia Whiskers", "Sales Manager", "Purrfect Goods Ltd.", "Phone: +44 20 7946 0018", "mia@purrfect.example",
    ])
  }
}
