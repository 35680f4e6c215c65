import Synchronization

/// The end of what a process says.
final class LastWords: Sendable {
  private static let count = 2000
  private let text = Mutex("")

  /// Adds text.
  func append(_ more: String) { text.withLock { $0 = String(($0 + more).suffix(Self.count)) } }

  /// The last line that is not blank, without what FFmpeg puts before it ("[tcp @ 0x55d0c8]"); nil when there is none.
  var lastLine: String? {
    let lines = text.withLock { $0 }.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    let words = line.hasPrefix("[") ? line.drop { $0 != "]" }.dropFirst() : line
    return String(words.drop(while: \.isWhitespace))
  }
}
