import Foundation
import SnapcatVision

/// Looks at one picture after the other as a run would, with engines that are loaded once.
struct PictureWorker: Sendable {
  private let configuration: PipelineConfiguration
  private let engines: VisionEngines
  private let annotators: [any Annotator]
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
    try OpenCVThreads.setCount(1)
    try Preflight(configuration: configuration, engines: engines).check()
    annotators = configuration.sinks.annotated ? try configuration.drawing.annotators() : []
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
  /// - Throws: ``RunError`` when the annotated copy cannot be written; what is wrong with the request or the picture is
  ///   in the record.
  func record(for request: WorkerRequest, index: Int) async throws(RunError) -> ImageRecord {
    let entry: SourceEntry
    do throws(RecordError) {
      entry = try paths.entry(for: request, isCopied: outputDirectory != nil)
    } catch {
      return ImageRecord(path: RecordPath(request.name ?? FilePath(bytes: [])), image: RecordedImage(), error: error)
    }
    fault.strike(entry.relativePath)
    let worker = ImageWorker(
      configuration: configuration, engines: engines, names: AnnotatedNames(inputs: paths.neighbours(of: entry)),
      outputDirectory: outputDirectory ?? FilePath(bytes: []), annotators: annotators)
    var data: Data?
    if case .bytes(let bytes) = request.picture { data = bytes }
    return try await worker.process(entry, index: index, data: data).record
  }
}
