/// A node of a YAML document that knows where it stands.
public struct YAMLNode: Hashable, Sendable {
  public indirect enum Value: Hashable, Sendable {
    case scalar(String, isQuoted: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  public struct Entry: Hashable, Sendable {
    public var key: String
    /// The key's line, from 1.
    public var line: Int
    public var value: YAMLNode
  }

  public var value: Value
  /// Line and column of the first character, from 1.
  public var line: Int
  public var column: Int
}
