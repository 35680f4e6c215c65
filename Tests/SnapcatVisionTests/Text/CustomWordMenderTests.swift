import Foundation
import Testing

@testable import SnapcatVision

@Suite struct CustomWordMenderTests {
  private func mended(_ text: String, _ custom: [String], confidence: Float = 0.8) -> String {
    let words = text.split(separator: " ").map {
      TextRecognitionResult.Line.Word(text: String($0), confidence: confidence, boundingBox: .zero)
    }
    return CustomWordMender(words: custom).mended(TextRecognitionResult.Line(reading: words)).text
  }

  @Test(arguments: [
    "tom@grnail.com", "tom@gmai1.com", "tom@gmaiI.com", "tom©gmail.com", "tom®gmail.com", "tom@gmail,com",
    "tom@gmail.c0m", "tom@qmail.com", "E: tom@gmail.corn",
  ])
  func misreadDomainsAreMended(text: String) {
    #expect(mended(text, ["@gmail.com"]).hasSuffix("tom@gmail.com"))
  }

  @Test(arguments: [
    "tom@mail.com", "tom@ymail.com", "tom@hotmail.com", "gmail", "www.gmai1.example", "Gm Mail Company", "gmail.com",
    "@gmail", "tom@gmail.com.example",
  ])
  func nothingIsInsertedWhereNothingSimilarIs(text: String) {
    #expect(mended(text, ["@gmail.com"]) == text)
  }

  @Test func severalDomainsDoNotCompete() {
    let words = ["@gmail.com", "@outlook.com", "@yahoo.com", "@icloud.com"]
    #expect(mended("ann@0utlook.com", words) == "ann@outlook.com")
    #expect(mended("ann@yah00.com", words) == "ann@yahoo.com")
    #expect(mended("ann@ic1oud.com", words) == "ann@icloud.com")
  }

  @Test func namesOfSeveralWordsAreMendedWithTheirPunctuation() {
    #expect(mended("(P0lar Coffee),", ["Polar Coffee"]) == "(Polar Coffee),")
    #expect(mended("at Northwind Texti1es Ltd", ["Northwind Textiles"]) == "at Northwind Textiles Ltd")
  }

  @Test func printedCapitalsStay() {
    #expect(mended("POLAR COFFEE", ["Polar Coffee"]) == "POLAR COFFEE")
  }

  @Test func theSurerTheReadingTheCloserTheResemblance() {
    #expect(mended("Stonebriolgc", ["Stonebridge"], confidence: 0.95) == "Stonebriolgc")
  }

  @Test func whatWasReadBecomesAnAlternative() {
    let word = TextRecognitionResult.Line.Word(text: "tom@gmai1.com", confidence: 0.6, boundingBox: .zero)
    let line = CustomWordMender(words: ["@gmail.com"]).mended(TextRecognitionResult.Line(reading: [word]))
    #expect(line.alternatives.map(\.text) == ["tom@gmai1.com"])
  }

  @Test(arguments: [
    ("gmail", "gmail", 0.0), ("gmai1", "gmail", 0.25), ("rn", "m", 0.3), ("abc", "", 3), ("", "", 0), ("x", "k", 1),
  ])
  func confusionsCostLessThanOtherEdits(one: String, other: String, cost: Double) {
    #expect(abs(TextConfusions().distance(one, other) - cost) < 1e-9)
    #expect(abs(TextConfusions().distance(other, one) - cost) < 1e-9)
  }
}
