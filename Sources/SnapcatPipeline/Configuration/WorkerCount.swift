import SnapcatYAML

/// How many images are worked on at once.
public enum WorkerCount: Hashable, Sendable {
  /// One a processor core.
  case automatic
  /// So many, at least 1.
  case count(Int)

  /// What a file or a command line may ask for.
  public static let range = 1...256

  /// The number on a machine with so many cores.
  func resolved(coreCount: Int) -> Int {
    switch self {
    case .automatic: max(1, coreCount)
    case .count(let count): max(1, count)
    }
  }
}

extension WorkerCount: YAMLScalar {
  public static var yamlExpectation: String {
    "auto or a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    if text == "auto" {
      self = .automatic
    } else if let count = Int(text), !isQuoted, Self.range.contains(count) {
      self = .count(count)
    } else {
      return nil
    }
  }
}

/// As a pipeline file says it: "auto" or a number.
extension WorkerCount: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let count = try? container.decode(Int.self) {
      self = .count(count)
    } else if try container.decode(String.self) == "auto" {
      self = .automatic
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected \(Self.yamlExpectation)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .automatic: try container.encode("auto")
    case .count(let count): try container.encode(count)
    }
  }
}
