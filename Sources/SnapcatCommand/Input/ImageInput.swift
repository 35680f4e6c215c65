import Foundation
import SnapcatVision

/// A picture as it is named on the command line.
struct ImageInput: Sendable {
  /// The path, or "-" for the standard input.
  let argument: String

  var isStandardInput: Bool { argument == "-" }

  /// The name for messages.
  var displayName: String { isStandardInput ? "standard input" : argument }

  /// The file's name without folder and extension.
  var stem: String {
    isStandardInput ? "standard input" : URL(filePath: argument).deletingPathExtension().lastPathComponent
  }

  /// Decodes the picture.
  ///
  /// - Throws: ``ImageError``.
  func load(from console: Console) throws -> VisionImage {
    if !isStandardInput {
      guard !argument.isEmpty else { throw ImageError(.unreadable, "the path is empty") }
      return try VisionImage(contentsOf: URL(filePath: argument))
    }
    let data: Data
    do {
      data = try console.readInput()
    } catch {
      throw ImageError(.unreadable, "it cannot be read")
    }
    return try VisionImage(data: data)
  }
}
