import Foundation
import SnapcatVision

/// Makes the small pictures that the report shows, while a picture's pixels are at hand.
struct ReportPictures: Sendable {
  /// The folder of the small copies, in the output folder.
  static let thumbnails: FilePath = "thumbnails"
  /// The folder of the flattened cards, in the output folder.
  static let cards: FilePath = "cards"

  /// The longer side of a small copy in pixels: two for each dot of a tile of the gallery.
  private static let longSide = 480
  private static let thumbnailQuality = 80
  private static let cardQuality = 85

  /// The most bytes that a path in one of the folders has.
  private static let longestPath = 3500

  /// Where the small copy of a picture is, relative to the output folder.
  static func thumbnail(of picture: FilePath) -> FilePath {
    thumbnails.appending(fitting(picture, with: ".jpg"))
  }

  /// Where a flattened card is, relative to the output folder; `index` counts the cards of the picture from 0.
  static func card(_ index: Int, of picture: FilePath) -> FilePath {
    cards.appending(fitting(picture, with: "-\(index + 1).jpg"))
  }

  private static func fitting(_ picture: FilePath, with ending: String) -> FilePath {
    let path = FilePath(bytes: picture.bytes + Array(ending.utf8))
    return AnnotatedNames.fitting(path, of: path, room: longestPath)
  }

  /// The small copy and the flattened cards of a picture, to be written.
  ///
  /// - Parameters:
  ///   - drawn: what the small copy shows: the annotated picture.
  ///   - picture: what the cards are cut from.
  func files(
    _ drawn: VisionImage, cards: [BusinessCardObservation], of picture: VisionImage, at path: FilePath
  ) -> [PictureFile] {
    var files: [PictureFile] = []
    if let small = Self.small(drawn) { files.append(PictureFile(path: Self.thumbnail(of: path), data: small)) }
    for (index, card) in cards.enumerated() {
      // As it reads: the document's corners are named so.
      let flat = try? picture.rectified(card.document).jpegData(quality: Self.cardQuality)
      if let flat { files.append(PictureFile(path: Self.card(index, of: path), data: flat)) }
    }
    return files
  }

  /// The picture as small as the gallery shows it, as a JPEG; nil when it cannot be made.
  static func small(_ image: VisionImage) -> Data? {
    let scale = min(1, Double(longSide) / Double(max(image.width, image.height)))
    func scaled(_ side: Int) -> Int { max(1, Int((Double(side) * scale).rounded())) }
    let pixels = try? image.pixels.resized(toWidth: scaled(image.width), height: scaled(image.height))
    return try? pixels?.jpegData(quality: thumbnailQuality)
  }
}
