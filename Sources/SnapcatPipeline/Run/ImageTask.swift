import Foundation

/// Brings one picture of a run to its end: takes over what is known of it, or has it worked on, and notes the outcome.
struct ImageTask: Sendable {
  let folder: RunFolder
  let worker: ImageWorker
  let threads: WorkerThreads
  /// For pictures that take much memory.
  let largePictures = OneAtATime()

  /// Pictures with more pixels, in millions, are worked on one at a time.
  private static let largeMegapixels = 40.0

  private var timeLimit: Double? { worker.configuration.timeLimit.seconds }

  private var takeover: Takeover {
    Takeover(
      folder: folder.path, journal: folder.journal, fingerprint: worker.fingerprint, names: worker.names,
      timeLimit: timeLimit)
  }

  /// - Throws: ``RunError`` when the output cannot be written; `CancellationError`.
  func run(_ entry: SourceEntry, index: Int) async throws -> FinishedImage {
    let known = entry.error == nil ? takeover.candidate(for: entry.relativePath) : nil
    if let known, let mark = known.entry.mark, mark == FileSystem.mark(of: entry.path) {
      return finished(entry, index, known.entry, known.line, isTakenOver: true)
    }
    let deadline = timeLimit.map { ContinuousClock.now + .seconds($0) }
    let reading = try await threads.run(until: deadline) {
      Result { () throws(RecordError) in try entry.content() }
    }
    guard let reading else { return try finish(entry, index, worker.timeout(of: entry, nil, limit: timeLimit ?? 0)) }
    let content: SourceContent
    do {
      content = try reading.get()
    } catch {
      return try finish(entry, index, worker.failure(of: entry, error))
    }
    if let known, known.entry.sha256 == content.sha256 {
      return try renew(entry, index, known.entry, known.line, content.mark)
    }
    let outcome = try await process(entry, content, until: deadline)
    return try finish(entry, index, outcome ?? worker.timeout(of: entry, content, limit: timeLimit ?? 0))
  }

  /// Has a picture worked on; nil when the time is over.
  private func process(
    _ entry: SourceEntry, _ content: SourceContent, until deadline: ContinuousClock.Instant?
  ) async throws -> ImageOutcome? {
    do {
      return try await threads.run(until: deadline) { [worker] in
        try await worker.process(entry, content, upTo: Self.largeMegapixels)
      }
    } catch is ImageWorker.TooLargeForNow {
      return try await largePictures.run { [threads, worker, timeLimit] in
        try await threads.run(until: timeLimit.map { .now + .seconds($0) }) { try await worker.process(entry, content) }
      }
    }
  }

  /// Writes the files of an outcome, and then notes it.
  private func finish(_ entry: SourceEntry, _ index: Int, _ outcome: ImageOutcome) throws -> FinishedImage {
    try folder.check()
    do {
      try folder.journal.plan(outcome.files.map(\.path))
      for file in outcome.files { try AtomicFile.write(file.data, to: folder.path.appending(file.path)) }
    } catch {
      try folder.check()
      throw error
    }
    var kept = outcome.entry
    kept.files = outcome.files.map { JournalFile(path: $0.path.percentEncoded, size: $0.data.count) }
    try folder.check()
    let line = try folder.journal.append(kept, record: try JSONLineEncoder().line(for: outcome.record).utf8)
    return finished(entry, index, kept, line, isTakenOver: false)
  }

  /// Notes that a file that looked different holds what it held before.
  private func renew(
    _ entry: SourceEntry, _ index: Int, _ known: JournalEntry, _ line: Range<Int>, _ mark: FileMark?
  ) throws -> FinishedImage {
    guard mark != nil, mark != known.mark else { return finished(entry, index, known, line, isTakenOver: true) }
    var kept = known
    kept.mark = mark
    let newLine = try folder.journal.append(kept, record: try folder.journal.record(at: line))
    return finished(entry, index, kept, newLine, isTakenOver: true)
  }

  private func finished(
    _ entry: SourceEntry, _ index: Int, _ kept: JournalEntry, _ line: Range<Int>, isTakenOver: Bool
  ) -> FinishedImage {
    FinishedImage(
      report: kept.report(index: index, path: RecordPath(entry.relativePath), isTakenOver: isTakenOver), line: line,
      captureTime: kept.captureTime, hasCopy: kept.hasCopy)
  }
}
