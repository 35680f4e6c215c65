import CoreFoundation
import Foundation

/// The pictures of `samples/animals.json` (COCO form) with the boxes that were drawn on them by hand.
struct LabelledSamples: Decodable {
  struct Image: Decodable {
    var id: Int
    var path: String
    var isEmpty: Bool

    enum CodingKeys: String, CodingKey {
      case id
      case path = "file_name"
      case isEmpty = "negative"
    }
  }

  struct Annotation: Decodable {
    var image: Int
    var category: Int
    /// Left, top, width, height in pixels.
    var box: [Double]

    enum CodingKeys: String, CodingKey {
      case image = "image_id"
      case category = "category_id"
      case box = "bbox"
    }
  }

  struct Category: Decodable {
    var id: Int
    var name: String
  }

  var images: [Image]
  var annotations: [Annotation]
  var categories: [Category]

  static func load() throws -> LabelledSamples {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: Repository.sample("animals.json")))
  }
}
