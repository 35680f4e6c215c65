/// A type that a YAML scalar can be read as.
public protocol YAMLScalar {
  /// What a value must look like, for messages: "a number", "one of a, b".
  static var yamlExpectation: String { get }

  /// Reads the scalar; nil when it is something else.
  init?(yamlScalar text: String, isQuoted: Bool)
}

extension String: YAMLScalar {
  public static var yamlExpectation: String { "text" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    self = text
  }
}

extension Bool: YAMLScalar {
  public static var yamlExpectation: String { "true or false" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    switch (text.lowercased(), isQuoted) {
    case ("true", false), ("yes", false), ("on", false): self = true
    case ("false", false), ("no", false), ("off", false): self = false
    default: return nil
    }
  }
}

extension Int: YAMLScalar {
  public static var yamlExpectation: String { "a whole number" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    guard !isQuoted, let value = Int(text) else { return nil }
    self = value
  }
}

extension Double: YAMLScalar {
  public static var yamlExpectation: String { "a number" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    guard !isQuoted, let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}

extension YAMLScalar where Self: RawRepresentable & CaseIterable, RawValue == String {
  public static var yamlExpectation: String { "one of \(allCases.map(\.rawValue).joined(separator: ", "))" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    self.init(rawValue: text)
  }
}
