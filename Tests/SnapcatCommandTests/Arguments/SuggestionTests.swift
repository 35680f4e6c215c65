import Testing

@testable import SnapcatCommand

@Suite("Suggestions for slips")
struct SuggestionTests {
  private static let commands = ["run", "card", "scan", "detect", "models", "doctor"]

  @Test(
    "The nearest command, when it is near",
    arguments: [
      ("crad", "card"), ("cards", "card"), ("scn", "scan"), ("RUN", "run"), ("detekt", "detect"), ("model", "models"),
      ("doc", "doctor"), ("photograph", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func closest(word: String, expected: String?) {
    #expect(Suggestion.closest(to: word, among: Self.commands) == expected)
  }

  @Test(
    "Letters to change",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Suggestion.distance(first, second) == expected)
    #expect(Suggestion.distance(second, first) == expected)
  }
}
