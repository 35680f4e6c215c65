import Foundation
import SnapcatVision

/// Looks at one picture after the other as a run would, with engines that are loaded once.
struct PictureWorker: Sendable {
  private let configuration: PipelineConfiguration
  private let engines: VisionEngines
  private let annotators: [any Annotator]
  private let fingerprint: RunFingerprint
  private let paths: WorkerPaths
  private let fault: WorkerFault
  /// Gets `annotated/`; nil when no copies are wanted.
  private let outputDirectory: FilePath?

  /// Loads what the pictures will need.
  ///
  /// - Throws: `VisionError` when the model or a language is not there or a setting means nothing; `DrawingError` when
  ///   the emoji's font is not there; ``RunError`` when the output folder cannot be made.
  init(_ options: WorkerOptions, engines: VisionEngines) throws {
    var configuration = options.configuration
    configuration.sinks.annotated = options.outputDirectory != nil
    configuration.sinks.report = false
    try OpenCVThreads.setCount(1)
    try Preflight(configuration: configuration, engines: engines).check()
    annotators = configuration.sinks.annotated ? try configuration.drawing.annotators() : []
    fingerprint = try RunFingerprint(configuration)
    self.configuration = configuration
    self.engines = engines
    fault = options.fault
    outputDirectory = options.outputDirectory
    let workingDirectory = try FileSystem.workingDirectory()
    paths = WorkerPaths(root: options.root.absolute(from: workingDirectory), workingDirectory: workingDirectory)
    if let outputDirectory {
      do throws(SystemCallError) {
        try FileSystem.createDirectory(outputDirectory)
      } catch {
        throw RunError.outputUnwritable(path: outputDirectory.description, reason: error.description)
      }
    }
  }

  /// The record of the picture that is asked for.
  ///
  /// - Throws: ``RunError`` when the annotated copy cannot be written, `CancellationError` when the task was cancelled;
  ///   what is wrong with the request or the picture is in the record.
  func record(for request: WorkerRequest) async throws -> ImageRecord {
    let picture: WorkerPaths.Picture
    do throws(RecordError) {
      picture = try paths.picture(of: request, isCopied: outputDirectory != nil)
    } catch {
      return ImageRecord(path: RecordPath(request.name ?? FilePath(bytes: [])), image: RecordedImage(), error: error)
    }
    fault.strike(picture.name)
    let worker = ImageWorker(
      configuration: configuration, engines: engines,
      names: AnnotatedNames(inputs: paths.neighbours(of: picture), outputDirectory: outputDirectory ?? ""),
      annotators: annotators, fingerprint: fingerprint)
    let content: SourceContent
    do {
      content = try self.content(of: request, at: picture.file)
    } catch {
      return worker.failure(of: picture.entry, error).record
    }
    let outcome = try await worker.process(picture.entry, content)
    if let outputDirectory {
      for file in outcome.files { try AtomicFile.write(file.data, to: outputDirectory.appending(file.path)) }
    }
    return outcome.record
  }

  private func content(of request: WorkerRequest, at file: FilePath) throws(RecordError) -> SourceContent {
    if case .bytes(let data) = request.picture {
      return SourceContent(data: data, sha256: SHA256Digest(of: data).description, mark: nil)
    }
    return try SourceEntry(root: file.deletingLastComponent, relativePath: file.lastComponent).content()
  }
}
