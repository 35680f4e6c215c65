import SnapcatContacts
import SnapcatYAML

/// A region of the world by its two letters (ISO 3166-1), one that has telephone numbers.
struct RegionCode: YAMLScalar {
  static let yamlExpectation = "two letters of a country, such as US"

  /// In capital letters.
  let code: String

  init?(yamlScalar text: String, isQuoted: Bool) {
    code = text.uppercased()
    guard ContactReader.supportsRegion(code) else { return nil }
  }
}
