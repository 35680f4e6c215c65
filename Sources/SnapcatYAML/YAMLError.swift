/// A mistake in a YAML file, with the place where it stands.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public var file: String
  /// From 1.
  public var line: Int
  /// The keys that lead to the place, joined with dots; empty for the document itself.
  public var keyPath: String
  /// What is wrong and what would be right.
  public var message: String

  public init(file: String, line: Int, keyPath: String, message: String) {
    self.file = file
    self.line = line
    self.keyPath = keyPath
    self.message = message
  }

  public var description: String {
    "\(file):\(line): \(keyPath.isEmpty ? "" : keyPath + ": ")\(message)"
  }
}
