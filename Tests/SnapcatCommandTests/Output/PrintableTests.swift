import Testing

@testable import SnapcatCommand

@Suite("Text for people")
struct PrintableTests {
  @Test(
    "Control characters are replaced, everything else stays",
    arguments: [("tom.jpg", "tom.jpg"), ("Käse 猫.jpg", "Käse 猫.jpg"), ("a\nb\u{7}", "a\u{FFFD}b\u{FFFD}")])
  func printable(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test("Counts in words", arguments: [(0, "no cats"), (1, "1 cat"), (2, "2 cats")])
  func counted(count: Int, text: String) {
    #expect(Counted.text(count, "cat") == text)
  }
}
