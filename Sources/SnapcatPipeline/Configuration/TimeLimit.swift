import SnapcatYAML

/// How long the work on one image may take.
public enum TimeLimit: Hashable, Sendable {
  /// As long as it takes.
  case none
  /// So many seconds, more than 0; an image that takes longer becomes an error.
  case seconds(Double)

  /// The limit in seconds; nil when there is none.
  var seconds: Double? {
    switch self {
    case .none: nil
    case .seconds(let seconds): seconds
    }
  }
}

extension TimeLimit: YAMLScalar {
  public static var yamlExpectation: String { "none or a number of seconds from 0.01 to 86400" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    if text == "none" {
      self = .none
    } else if let seconds = Double(yamlScalar: text, isQuoted: isQuoted), (0.01...86_400).contains(seconds) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }
}

/// As a pipeline file says it: "none" or a number.
extension TimeLimit: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let seconds = try? container.decode(Double.self) {
      self = .seconds(seconds)
    } else if try container.decode(String.self) == "none" {
      self = .none
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected \(Self.yamlExpectation)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encode("none")
    case .seconds(let seconds): try container.encode(seconds)
    }
  }
}
