import Foundation

@testable import SnapcatVision

/// A business card as a picture file, made by code.
enum CardPicture {
  private static let textSize = 36
  private static let margin = 60

  /// A flat white card with lines of black text from the top.
  static func pixels(_ lines: [String], width: Int = 1050, height: Int = 600) throws -> PixelBuffer {
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
    return try PixelBuffer(width: width, height: height, channels: 3, bytes: bytes)
  }

  /// The card of an invented person, filling the picture, as a PNG file.
  static func mia() throws -> Data { try VisionImage(pixels: pixels(miasLines)).pngData() }

  /// The same card in the middle of a dark table, as a PNG file.
  static func miaOnTable() throws -> Data {
    let card = try pixels(miasLines)
    let (width, height) = (card.width + 2 * tableMargin, card.height + 2 * tableMargin)
    var bytes = [UInt8](repeating: 60, count: width * height * 3)
    for row in 0..<card.height {
      let start = ((row + tableMargin) * width + tableMargin) * 3
      let rowBytes = card.width * 3
      bytes.replaceSubrange(start..<start + rowBytes, with: card.bytes[row * rowBytes..<(row + 1) * rowBytes])
    }
    return try VisionImage(pixels: PixelBuffer(width: width, height: height, channels: 3, bytes: bytes)).pngData()
  }

  private static let tableMargin = 200

  private static let miasLines = [
    "Mia Whiskers", "Sales Manager", "Purrfect Goods Ltd.", "Phone: +44 20 7946 0018", "mia@purrfect.example",
  ]
}
