import SnapcatYAML

/// A region of the world by its two letters (ISO 3166-1).
struct RegionCode: YAMLScalar {
  static let yamlExpectation = "two letters such as US"

  /// In capital letters.
  let code: String

  init?(yamlScalar text: String, isQuoted: Bool) {
    guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    code = text.uppercased()
  }
}
