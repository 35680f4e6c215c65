import Foundation
import SnapcatVision

/// Writes the small pictures that the report shows, while a picture's pixels are at hand.
struct ReportPictures: Sendable {
  /// The folder of the small copies, in the output folder.
  static let thumbnails: FilePath = "thumbnails"
  /// The folder of the flattened cards, in the output folder.
  static let cards: FilePath = "cards"

  /// The longer side of a small copy in pixels: two for each dot of a tile of the gallery.
  private static let longSide = 480
  private static let thumbnailQuality = 80
  private static let cardQuality = 85

  let outputDirectory: FilePath

  /// Where the small copy of a picture is, relative to the output folder.
  static func thumbnail(of picture: FilePath) -> FilePath {
    thumbnails.appending(FilePath(bytes: picture.bytes + Array(".jpg".utf8)))
  }

  /// Where a flattened card is, relative to the output folder; `index` counts the cards of the picture from 0.
  static func card(_ index: Int, of picture: FilePath) -> FilePath {
    cards.appending(FilePath(bytes: picture.bytes + Array("-\(index + 1).jpg".utf8)))
  }

  /// Writes the small copy and the flattened cards of a picture.
  ///
  /// - Parameters:
  ///   - drawn: what the small copy shows: the annotated picture.
  ///   - picture: what the cards are cut from.
  /// - Throws: ``RunError`` when they cannot be written.
  func write(
    _ drawn: VisionImage, cards: [BusinessCardObservation], of picture: VisionImage, at path: FilePath
  ) throws(RunError) {
    if let small = Self.small(drawn) {
      try AtomicFile.write(small, to: outputDirectory.appending(Self.thumbnail(of: path)))
    }
    for (index, card) in cards.enumerated() {
      // As it reads: the document's corners are named so.
      let flat = try? picture.rectified(card.document).jpegData(quality: Self.cardQuality)
      if let flat { try AtomicFile.write(flat, to: outputDirectory.appending(Self.card(index, of: path))) }
    }
  }

  /// The picture as small as the gallery shows it, as a JPEG; nil when it cannot be made.
  static func small(_ image: VisionImage) -> Data? {
    let scale = min(1, Double(longSide) / Double(max(image.width, image.height)))
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * scale).rounded())) }
    let pixels = try? image.pixels.resized(toWidth: scaled(image.width), height: scaled(image.height))
    return try? pixels?.jpegData(quality: thumbnailQuality)
  }
}
