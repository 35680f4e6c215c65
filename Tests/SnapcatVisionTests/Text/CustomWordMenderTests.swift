import Foundation
import Testing

@testable import SnapcatVision

@Suite struct CustomWordMenderTests {
  private func mended(_ text: String, _ custom: [String], confidence: Float = 0.8) throws -> String {
    let words = text.split(separator: " ").map {
      TextRecognitionResult.Line.Word(text: String($0), confidence: confidence, boundingBox: .zero)
    }
    return try CustomWordMender(words: custom).mended(TextRecognitionResult.Line(reading: words)).text
  }

  @Test(arguments: [
    "tom@grnail.com", "tom@gmai1.com", "tom@gmaiI.com", "tom©gmail.com", "tom®gmail.com", "tom@gmail,com",
    "tom@gmail.c0m", "tom@qmail.com", "E: tom@gmail.corn",
  ])
  func misreadDomainsAreMended(text: String) throws {
    #expect(try mended(text, ["@gmail.com"]).hasSuffix("tom@gmail.com"))
  }

  @Test(arguments: [
    "tom@mail.com", "tom@ymail.com", "tom@hotmail.com", "gmail", "www.gmai1.example", "Gm Mail Company", "gmail.com",
    "@gmail", "tom@gmail.com.example",
  ])
  func nothingIsInsertedWhereNothingSimilarIs(text: String) throws {
    #expect(try mended(text, ["@gmail.com"]) == text)
  }

  @Test func severalDomainsDoNotCompete() throws {
    let words = ["@gmail.com", "@outlook.com", "@yahoo.com", "@icloud.com"]
    #expect(try mended("ann@0utlook.com", words) == "ann@outlook.com")
    #expect(try mended("ann@yah00.com", words) == "ann@yahoo.com")
    #expect(try mended("ann@ic1oud.com", words) == "ann@icloud.com")
  }

  @Test func namesOfSeveralWordsAreMendedWithTheirPunctuation() throws {
    #expect(try mended("(P0lar Coffee),", ["Polar Coffee"]) == "(Polar Coffee),")
    #expect(try mended("at Northwind Texti1es Ltd", ["Northwind Textiles"]) == "at Northwind Textiles Ltd")
  }

  @Test func printedCapitalsStay() throws {
    #expect(try mended("POLAR COFFEE", ["Polar Coffee"]) == "POLAR COFFEE")
  }

  @Test func theSurerTheReadingTheCloserTheResemblance() throws {
    #expect(try mended("Stonebriolgc", ["Stonebridge"], confidence: 0.95) == "Stonebriolgc")
  }

  @Test func whatWasReadBecomesAnAlternative() throws {
    let word = TextRecognitionResult.Line.Word(text: "tom@gmai1.com", confidence: 0.6, boundingBox: .zero)
    let line = try CustomWordMender(words: ["@gmail.com"]).mended(TextRecognitionResult.Line(reading: [word]))
    #expect(line.alternatives.map(\.text) == ["tom@gmai1.com"])
  }

  @Test(arguments: [
    ("gmail", "gmail", 0.0), ("gmai1", "gmail", 0.25), ("rn", "m", 0.3), ("abc", "", 3.6), ("", "", 0), ("x", "k", 1.2),
    ("Daves", "Davies", 0.6),
  ])
  func confusionsCostLessThanOtherEdits(one: String, other: String, cost: Double) throws {
    #expect(abs(TextConfusions().distance(one, other) - cost) < 1e-9)
    #expect(abs(TextConfusions().distance(other, one) - cost) < 1e-9)
  }

  @Test func whatTheEngineHeldPossibleCostsLittle() throws {
    let word = TextRecognitionResult.Line.Word(
      text: "tom@hosmail.com", confidence: 0.8, boundingBox: CGRect(x: 0, y: 0, width: 150, height: 20))
    func mended(others: [Character: Double]) throws -> String {
      let mender = CustomWordMender(words: ["@hotmail.com"]) { line in
        [[(line.text.map { ReadSymbol(character: $0, others: $0 == "s" ? others : [:]) }, word.boundingBox)]]
      }
      return try mender.mended(TextRecognitionResult.Line(reading: [word])).text
    }
    #expect(try mended(others: ["t": 0.4, "r": 0.1]) == "tom@hotmail.com")
    #expect(try mended(others: ["x": 0.4]) == "tom@hosmail.com")
  }

  @Test func domainsMayHaveGainedBlanks() throws {
    #expect(try mended("conor.higgins@out look .com", ["@outlook.com"]) == "conor.higgins@outlook.com")
    #expect(try mended("look .com", ["@outlook.com"]) == "look .com")
  }

  @Test func namesMayHaveLostTheirHyphenOrGainedABlank() throws {
    #expect(try mended("Attn. Harry Cooper Taylor,", ["Harry Cooper-Taylor"]) == "Attn. Harry Cooper-Taylor,")
    #expect(try mended("Dr Geraldine Har", ["Dr Geraldine Hart"]) == "Dr Geraldine Hart")
  }

  /// A line of one word whose second looks give `readings`, each symbol with what else it could be.
  private func mended(
    _ text: String, _ custom: [String], confidence: Float = 0.8, readings: [[(Character, [Character: Double])]]
  ) throws -> String {
    let word = TextRecognitionResult.Line.Word(
      text: text, confidence: confidence, boundingBox: CGRect(x: 0, y: 0, width: 150, height: 20))
    let mender = CustomWordMender(words: custom) { _ in
      readings.map { symbols in
        let read = symbols.map { ReadSymbol(character: $0.0, others: $0.1, isSure: $0.1.isEmpty) }
        return [(read, word.boundingBox)]
      }
    }
    return try mender.mended(TextRecognitionResult.Line(reading: [word])).text
  }

  private func sure(_ text: String) -> [(Character, [Character: Double])] { text.map { ($0, [:]) } }

  @Test func whatTheEngineIsSureOfStays() throws {
    #expect(try mended("Annelie", ["Annalie"]) == "Annalie")
    #expect(try mended("Annelie", ["Annalie"], readings: [sure("Annelie")]) == "Annelie")
    let unsure: [(Character, [Character: Double])] = sure("Ann") + [("e", ["a": 0.6])] + sure("lie")
    #expect(try mended("Annelie", ["Annalie"], readings: [unsure]) == "Annalie")
  }

  @Test func oneOfSeveralReadingsIsEnough() throws {
    let (wrong, right) = (sure("tom@outtook.com"), sure("tom@outlook.com"))
    #expect(try mended("tom@outtook.com", ["@outlook.com"], readings: [wrong, right]) == "tom@outlook.com")
    #expect(
      try mended("tom@outbook.com", ["@outlook.com"], confidence: 0.9, readings: [sure("tom@outbook.com")])
        == "tom@outbook.com")
  }

  @Test func noWholeLetterIsAddedHoweverUnsureTheReading() throws {
    let reading = "tom@mail.com".map { ($0, ["x": 0.4] as [Character: Double]) }
    #expect(try mended("tom@mail.com", ["@gmail.com"], confidence: 0.3, readings: [reading]) == "tom@mail.com")
    #expect(try mended("tom@mail.com", ["@gmail.com"], confidence: 0.3) == "tom@mail.com")
  }

  @Test func whatTwoCustomWordsFitEquallyStays() throws {
    #expect(try mended("Anno Weber", ["Anna Weber", "Anne Weber"]) == "Anno Weber")
    #expect(try mended("Anno Weber", ["Anna Weber"]) == "Anna Weber")
  }

  @Test func aCustomWordIsNotTakenForAnotherOne() throws {
    #expect(try mended("tom@grnail.com", ["@gmail.com", "@grnail.com"]) == "tom@grnail.com")
  }

  @Test func oneLineMayHoldSeveral() throws {
    let words = ["Nora Halden", "@gmail.com", "gmail.com"]
    #expect(try mended("N0ra Halden tom@gmai1.com", words) == "Nora Halden tom@gmail.com")
    #expect(try mended("N0ra Halden tom@gmail.com", words) == "Nora Halden tom@gmail.com")
  }

  @Test(arguments: [
    ("E: tom@gmail.com", true), ("by Nora Halden,", true), ("NORA HALDEN", true), ("tom@gmail.example", false),
    ("Nora Haldenberg", false),
  ])
  func linesThatHoldACustomWordAreTold(text: String, holds: Bool) {
    let words = text.split(separator: " ").map {
      TextRecognitionResult.Line.Word(text: String($0), confidence: 0.2, boundingBox: .zero)
    }
    let mender = CustomWordMender(words: ["@gmail.com", "Nora Halden"])
    #expect(mender.holdsCustomWord(TextRecognitionResult.Line(reading: words)) == holds)
  }
}
