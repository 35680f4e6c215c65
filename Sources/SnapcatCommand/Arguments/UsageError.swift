/// A command line that cannot be understood.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where possible what was meant.
  let message: String

  init(_ message: String) {
    self.message = message
  }

  var description: String { message }
}
