import Foundation
import SnapcatVision

/// Answers requests from a stream, one after the other, until it ends.
public struct WorkerSession: Sendable {
  private let options: WorkerOptions
  private let worker: PictureWorker

  /// Loads what the pictures will need.
  ///
  /// - Throws: `VisionError` when the model or a language is not there or a setting means nothing; `DrawingError` when
  ///   the emoji's font is not there; ``RunError`` when the output folder cannot be made.
  public init(_ options: WorkerOptions, engines: VisionEngines = .standard) throws {
    self.options = options
    worker = try PictureWorker(options, engines: engines)
  }

  /// Answers all requests, in their order; each answer is written before the next request is taken.
  ///
  /// When the task is cancelled, the picture that is worked on is answered, and no further request taken.
  ///
  /// - Parameters:
  ///   - input: the descriptor of the stream of requests; it is not closed.
  ///   - output: what takes the answers.
  /// - Throws: ``WorkerError`` when a stream fails, ``RunError`` when an annotated copy cannot be written,
  ///   `CancellationError`.
  public func run(input: Int32, output: AnswerStream) async throws {
    let stop = try StopSignal()
    try await withTaskCancellationHandler {
      var reader = reader(ByteReader(descriptor: input, stop: stop))
      // Requests may have arrived already that the stop does not hold back.
      while !Task.isCancelled, let request = try reader.next() {
        let worker = worker
        // In a task of its own, which cancelling this one does not reach.
        let record = try await Task { try await worker.record(for: request) }.value
        let answer = WorkerAnswer(id: request.id, record: record)
        try output.write(
          options.framing == .binary ? answer.frame() : answer.line(withID: options.answersWithID))
      }
      try Task.checkCancellation()
    } onCancel: {
      stop.stop()
    }
  }

  private func reader(_ input: ByteReader) -> any WorkerRequestReader {
    switch options.framing {
    case .json: JSONRequestReader(input: input)
    case .paths: PathRequestReader(input: input)
    case .binary: BinaryRequestReader(input: input)
    }
  }
}
