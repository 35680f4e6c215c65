import Foundation
import SnapcatVision

/// Writes copies of pictures into a folder, with what was found drawn on them.
struct AnnotatedCopies: Sendable {
  private static let jpegQuality = 90

  let folder: String
  private let style: AnnotationStyle
  private let annotators: [any Annotator]
  private var taken: Set<String> = []

  /// Makes the folder and loads the emoji.
  init(folder: String, style: AnnotationStyle = .both) throws {
    try OutputFile.makeFolder(folder)
    self.folder = folder
    self.style = style
    annotators = try style.annotators()
  }

  /// Writes the copy of a picture: a PNG file for a PNG file, a JPEG file for all others.
  mutating func write(
    _ image: VisionImage, animals: [RecognizedObjectObservation], input: ImageInput, engines: VisionEngines
  ) async throws {
    let handler = ImageRequestHandler(image, engines: engines)
    let annotations = try await handler.annotations(for: animals, findingFaces: style.needsFaces)
    let copy = try image.annotated(with: annotations, by: annotators)
    let isPNG = URL(filePath: input.argument).pathExtension.lowercased() == "png"
    let path = "\(folder)/\(name(stem: input.stem, extension: isPNG ? "png" : "jpg"))"
    try OutputFile.write(isPNG ? copy.pngData() : copy.jpegData(quality: Self.jpegQuality), to: path, madeFrom: input)
  }

  /// A name that no other copy has; pictures of one name from several folders get numbers at the end, from -2 on.
  mutating func name(stem: String, extension: String) -> String {
    var name = "\(stem).\(`extension`)"
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(stem)-\(number).\(`extension`)"
      number += 1
    }
    return name
  }
}
