import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TextRepairTests {
  private func line(_ text: String, confidence: Float = 0.8) -> TextRecognitionResult.Line {
    TextRecognitionResult.Line(
      reading: text.split(separator: " ").map {
        TextRecognitionResult.Line.Word(text: String($0), confidence: confidence, boundingBox: .zero)
      })
  }

  @Test(arguments: [
    ("www. lindholm.example", "www.lindholm.example"), ("W: www. lindholm.example", "W: www.lindholm.example"),
    ("https:/lindholm.example", "https://lindholm.example"), ("marta@ lindholm.example", "marta@lindholm.example"),
    ("marta @lindholm.example", "marta@lindholm.example"), ("marta@lindholm. example", "marta@lindholm.example"),
    ("+46 8 I2 34 5O", "+46 8 12 34 50"), ("+46 8 12 34 50", "+46 8 12 34 50"), ("Marta Lindholm", "Marta Lindholm"),
    ("Ltd. 12 Willow Lane", "Ltd. 12 Willow Lane"), ("Open @ ten", "Open @ ten"),
    ("ann@lindholm com", "ann@lindholm.com"),
    ("annĝlindholm.com", "ann@lindholm.com"), ("ann®lindholm.co.uk", "ann@lindholm.co.uk"), ("Garden®", "Garden®"),
    ("Garden®Furniture", "Garden®Furniture"), ("ann@lindholm co.uk", "ann@lindholm.co.uk"),
    ("ann@lindholm.example com", "ann@lindholm.example com"), ("ann@lindholm Company", "ann@lindholm Company"),
  ])
  func addressesAndNumbersAreMended(read: String, expected: String) {
    #expect(AddressRepair().repaired(line(read)).text == expected)
  }

  @Test(arguments: [
    ("we rnake garden furniture", "we make garden furniture"), ("the gardeu is open", "the garden is open"),
    ("we rnade Gardeu furniture", "we rnade Gardeu furniture"), ("write to rnake@garden.example", nil),
    ("rnake", nil), ("TEL rnake 12", nil),
  ])
  func onlyRunningTextIsCorrected(read: String, expected: String?) {
    let list: Set = ["make", "garden", "furniture", "open"]
    #expect(LanguageCorrector(isWord: list.contains).corrected(line(read)).text == expected ?? read)
  }

  @Test func sureWordsAreNotCorrected() {
    let corrector = LanguageCorrector(isWord: ["make"].contains)
    #expect(corrector.corrected(line("we rnake garden things", confidence: 0.96)).text == "we rnake garden things")
  }

  @Test(arguments: [
    ("® www.lindholm.example", "www.lindholm.example"), ("0 +46 8 555 01", "+46 8 555 01"),
    ("[] +46 8 555 01", "+46 8 555 01"), ("Web: — lindholm.example", "Web: lindholm.example"),
    ("M +46 8 555 01", "M +46 8 555 01"), ("Lindholm & Sons", "Lindholm & Sons"), ("—", nil),
    ("T +46 8 555 01 | M +46 70 555 01", "T +46 8 555 01 | M +46 70 555 01"), ("Lindholm |", "Lindholm"),
    ("Garden · Furniture", "Garden · Furniture"), ("• Garden", "Garden"),
  ])
  func iconsAndRulesAreDropped(read: String, expected: String?) {
    #expect(TextNoiseFilter().withoutDecoration(line(read))?.text == expected)
  }

  @Test(arguments: [
    ("Marta Lindholm", Float(0.9), true), ("Marta Lindholm", 0.2, false), ("~~ — ||", 0.9, false), ("I", 0.5, false),
    ("|-l_=.", 0.9, false), ("42", 0.9, true),
  ])
  func textIsToldFromNoise(read: String, confidence: Float, isText: Bool) {
    #expect(TextNoiseFilter().isText(line(read, confidence: confidence)) == isText)
  }

  @Test(arguments: [ConfidenceCalibration.accurate.points, ConfidenceCalibration.fast.points])
  func calibrationNeverFalls(points: [(raw: Float, calibrated: Float)]) {
    let calibration = ConfidenceCalibration(points: points)
    let values = stride(from: Float(0), through: 1, by: 0.01).map(calibration.calibrated)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { (0...1).contains($0) })
  }
}
