import Foundation
import Testing
@testable import SnapcatPipeline

struct JSONTextTests {
  @Test(arguments: [
    "", "tom.jpg", "a \"b\" \\ / c", "<script>&amp;</script>", "line\nend\r\t\u{0}\u{1F}\u{7F}", "\u{2028}\u{2029}",
    "Ünï – 猫 🐈",
    "\"\u{301}",
  ])
  func textsComeBack(text: String) throws {
    let json = JSONText.string(text)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    #expect(!json.unicodeScalars.contains { "<>&\u{2028}\u{2029}\n".unicodeScalars.contains($0) })
  }

  @Test(arguments: [
    (0, "0.0"), (1, "1.0"), (0.55811, "0.5581"), (0.00005, "0.0001"), (0.00001, "0.0"), (123.5, "123.5"),
    (-0.0001, "-0.0001"),
    (100_000, "100000.0"),
  ])
  func fractionsHaveAPoint(number: Double, text: String) {
    #expect(JSONText.fraction(number) == text)
  }

  @Test(arguments: [(0, "0"), (1, "1"), (0.5, "0.5"), (0.0000004, "0"), (0.000012, "0.000012"), (12.25, "12.25")])
  func numbersAreShort(number: Double, text: String) {
    #expect(JSONText.number(number, decimals: 6) == text)
  }

  @Test func nothingIsNull() {
    #expect(JSONText.number(nil) == "null")
    #expect(JSONText.string(String?.none) == "null")
  }
}
