/// A node of a YAML document that knows where it stands.
public struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  public indirect enum Value: Hashable, Sendable {
    /// A scalar as text; quoted ones are strings whatever they look like.
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
  /// Line of the first character, from 1.
  public var line: Int

  /// Whether the node is empty or says "null" or "~".
  public var isNull: Bool {
    guard case .scalar(let text, isQuoted: false) = value else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The kind of the node in words, for messages.
  public var kind: String {
    switch value {
    case .scalar(let text, _): isNull ? "nothing" : "'\(text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
