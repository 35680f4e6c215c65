import Foundation
import SnapcatPipeline
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

  /// Decodes the picture and performs a request on it.
  ///
  /// - Returns: the upright picture and what the request gives, or why this picture could not be worked on; the console
  ///   has been told the reason then.
  /// - Throws: what makes work on other pictures pointless, too, such as a missing model.
  func perform<Request: VisionRequest>(
    _ request: Request, on console: Console
  ) async throws -> Result<(image: VisionImage, result: Request.Result), RecordError> {
    do {
      let image = try load(from: console)
      let result = try await ImageRequestHandler(image, engines: console.engines()).perform(request)
      return .success((image, result))
    } catch let error as ImageError {
      console.report("\(displayName): \(ErrorText.sentence(for: error))")
      return .failure(RecordError(error))
    } catch VisionError.engineFailed(let message) {
      console.report("\(displayName): \(message)")
      return .failure(RecordError(VisionError.engineFailed(message)))
    }
  }

  private func load(from console: Console) throws -> VisionImage {
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
