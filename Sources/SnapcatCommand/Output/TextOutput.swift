/// Somewhere that text goes to.
protocol TextOutput: Sendable {
  /// Whether a person watches.
  var isTerminal: Bool { get }
  /// Columns of the terminal; 80 where that is unknown.
  var width: Int { get }

  /// Writes the text as it is.
  ///
  /// - Throws: ``BrokenPipeError`` when nobody reads any more.
  func write(_ text: String) throws
}

extension TextOutput {
  /// Writes the text and ends the line.
  func writeLine(_ text: String) throws { try write(text + "\n") }
}
