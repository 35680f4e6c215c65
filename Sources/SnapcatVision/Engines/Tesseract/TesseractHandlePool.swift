import CTesseract
import Foundation
import Synchronization

/// Initialised Tesseracts, kept for the next reading since loading one costs more than reading a line.
final class TesseractHandlePool: Sendable {
  private struct Key: Hashable {
    let language: String
    let level: RecognizeTextRequest.RecognitionLevel
  }

  private let dataDirectory: URL
  private let idle = Mutex<[Key: [TesseractHandle]]>([:])
  /// Languages whose word lists are in memory; held while a handle is loaded, so that only one at a time takes memory for it.
  private let loaded = Mutex<Set<String>>([])

  init(dataDirectory: URL) {
    self.dataDirectory = dataDirectory
  }

  /// Lends a handle to `body`, which runs on this thread alone.
  func withHandle<Result>(
    for language: String, level: RecognizeTextRequest.RecognitionLevel, _ body: (TesseractHandle) throws -> Result
  ) throws -> Result {
    // Tesseract's own threads wait for each other more than they read; the setting counts for the calling thread only.
    omp_set_max_active_levels(0)
    let key = Key(language: language, level: level)
    let handle = try idle.withLock { $0[key]?.popLast() } ?? newHandle(for: language)
    defer { idle.withLock { $0[key, default: []].append(handle) } }
    return try body(handle)
  }

  private func newHandle(for language: String) throws -> TesseractHandle {
    try loaded.withLock { known in
      let handle = try TesseractHandle(
        language: language, dataDirectory: dataDirectory, sharesWordLists: known.contains(language))
      known.insert(language)
      return handle
    }
  }
}
