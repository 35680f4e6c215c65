import SnapcatYAML

/// How many images are worked on at once.
public enum WorkerCount: Codable, Hashable, Sendable {
  /// One a processor core.
  case automatic
  /// So many, at least 1.
  case count(Int)

  /// The number on a machine with so many cores.
  func resolved(coreCount: Int) -> Int {
    switch self {
    case .automatic: max(1, coreCount)
    case .count(let count): max(1, count)
    }
  }
}

extension WorkerCount: YAMLScalar {
  public static var yamlExpectation: String { "auto or a whole number from 1 to 1024" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    if text == "auto" {
      self = .automatic
    } else if let count = Int(text), !isQuoted, (1...1024).contains(count) {
      self = .count(count)
    } else {
      return nil
    }
  }
}
