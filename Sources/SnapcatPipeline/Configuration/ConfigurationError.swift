/// Everything that is wrong with a pipeline file.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake and where it is.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// From 1; nil when the mistake has no place, such as a file that is not there.
    public var line: Int?
    /// The keys that lead to the value, joined with dots, such as "drawing.lineWidth"; nil when it has none.
    public var key: String?
    public var message: String

    public init(file: String, line: Int? = nil, key: String? = nil, message: String) {
      self.file = file
      self.line = line
      self.key = key
      self.message = message
    }

    public var description: String {
      [line.map { "\(file):\($0)" } ?? file, key, message].compactMap { $0 }.joined(separator: ": ")
    }
  }

  /// At least one, in the order of the file.
  public var problems: [Problem]

  public init(_ problems: [Problem]) {
    self.problems = problems
  }

  /// One line a problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
