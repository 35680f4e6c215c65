import Synchronization

/// The end of what a process says.
final class LastWords: Sendable {
  private static let count = 2000
  private let text = Mutex("")

  /// Adds text.
  func append(_ more: String) { text.withLock { $0 = String(($0 + more).suffix(Self.count)) } }

  /// The last line that is not blank; nil when there is none.
  var lastLine: String? {
    let lines = text.withLock { $0 }.split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.drop(while: \.isWhitespace)) }
  }
}
