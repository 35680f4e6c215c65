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
  private let usesWordLists: Bool
  private let idle = Mutex<[Key: [TesseractHandle]]>([:])
  /// Languages whose word lists are in memory; held while a handle is loaded, so that only one at a time takes memory for it.
  private let loaded = Mutex<Set<String>>([])

  /// - Parameter usesWordLists: whether words of the language are preferred to others.
  init(dataDirectory: URL, usesWordLists: Bool) {
    self.dataDirectory = dataDirectory
    self.usesWordLists = usesWordLists
  }

  /// Lends a handle to `body`, which runs on this thread alone.
  func withHandle<Result>(
    for language: String, level: RecognizeTextRequest.RecognitionLevel, _ body: (TesseractHandle) throws -> Result
  ) throws -> Result {
    // Tesseract's own threads wait for each other more than they read; the setting counts for the calling thread only.
    omp_set_max_active_levels(0)
    let key = Key(language: language, level: level)
    // Another thread may be loading it just now.
    let handle =
      try idleHandle(for: key) ?? loaded.withLock { try idleHandle(for: key) ?? newHandle(for: language, &$0) }
    defer { keep(handle, for: key) }
    return try body(handle)
  }

  /// Loads a handle, unless one is idle; one that cannot be loaded is an error when it is to be used.
  func prepare(_ language: String, level: RecognizeTextRequest.RecognitionLevel) {
    let key = Key(language: language, level: level)
    loaded.withLock { known in
      guard let handle = idleHandle(for: key) ?? (try? newHandle(for: language, &known)) else { return }
      keep(handle, for: key)
    }
  }

  private func idleHandle(for key: Key) -> TesseractHandle? {
    idle.withLock { $0[key]?.popLast() }
  }

  private func keep(_ handle: TesseractHandle, for key: Key) {
    idle.withLock { $0[key, default: []].append(handle) }
  }

  private func newHandle(for language: String, _ known: inout Set<String>) throws -> TesseractHandle {
    let words: TesseractWordLists = usesWordLists ? (known.contains(language) ? .shared : .loaded) : .none
    let handle = try TesseractHandle(language: language, dataDirectory: dataDirectory, words: words)
    known.insert(language)
    return handle
  }
}
