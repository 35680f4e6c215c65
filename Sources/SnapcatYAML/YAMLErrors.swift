/// All mistakes of a YAML file, in the order of their lines.
public struct YAMLErrors: Error, Hashable, Sendable, CustomStringConvertible {
  public var errors: [YAMLError]

  public init(_ errors: [YAMLError]) {
    self.errors = errors.sorted { $0.line < $1.line }
  }

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
