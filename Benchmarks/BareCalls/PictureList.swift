import Foundation
import SnapcatVision

/// The pictures of a benchmark and where the cards on them are.
struct PictureList: Codable {
  struct Picture: Codable, Sendable {
    /// The file's name in `pictures/`.
    var name: String
    /// Outlines of the cards to read.
    var cards: [NormalizedQuadrilateral]
  }

  var pictures: [Picture]

  private static func file(in directory: URL) -> URL { directory.appending(path: "pictures.json") }

  init(pictures: [Picture]) {
    self.pictures = pictures
  }

  init(readFrom directory: URL) throws {
    self = try JSONDecoder().decode(PictureList.self, from: Data(contentsOf: Self.file(in: directory)))
  }

  func write(to directory: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: directory))
  }
}
