import Foundation
import Synchronization
import Testing

@testable import SnapcatVision

@Suite struct TesseractTextRecognitionEngineTests {
  private static let engine = TesseractTextRecognitionEngine()

  private func read(
    _ picture: TextPicture, _ change: (inout TextRecognitionOptions) -> Void = { _ in }
  ) throws -> TextRecognitionResult {
    var options = TextRecognitionOptions()
    options.level = .fast
    change(&options)
    return try Self.engine.recognizeText(in: picture.pixels, options: options)
  }

  @Test(arguments: RecognizeTextRequest.RecognitionLevel.allCases)
  func readsPlainLinesFromTheTop(level: RecognizeTextRequest.RecognitionLevel) throws {
    let result = try read(try .card()) { $0.level = level }
    #expect(
      result.lines.map(\.text) == ["Marta Lindholm", "Garden architect", "+46 8 555 01 42", "marta@lindholm.example"])
    #expect(result.rotation == 0)
    #expect(result.lines.allSatisfy { (0...1).contains($0.confidence) })
  }

  @Test(arguments: RecognizeTextRequest.RecognitionLevel.allCases)
  func readsTheSameAfterBeingPrepared(level: RecognizeTextRequest.RecognitionLevel) async throws {
    let engine = TesseractTextRecognitionEngine()
    var options = TextRecognitionOptions()
    options.level = level
    async let preparation: Void = engine.prepare(for: options)
    let meanwhile = try engine.recognizeText(in: try TextPicture.card().pixels, options: options)
    await preparation
    let afterwards = try engine.recognizeText(in: try TextPicture.card().pixels, options: options)
    let expected = try read(try .card()) { $0.level = level }
    #expect(meanwhile.lines == expected.lines)
    #expect(afterwards.lines == expected.lines)
  }

  @Test func boxesLieWhereTheTextIs() throws {
    let name = try #require(try read(try .card()).lines.first)
    #expect(abs(name.boundingBox.minX - 84) < 8)
    #expect(abs(name.boundingBox.maxY - 130) < 8)
    #expect(name.words.map(\.text) == ["Marta", "Lindholm"])
    #expect(name.words[0].boundingBox.maxX < name.words[1].boundingBox.minX)
  }

  @Test(arguments: [UInt8(10), 110])
  func readsLightTextOnDarkAndOnMidTones(ground: UInt8) throws {
    let result = try read(try .card(ground: ground, ink: 250))
    #expect(result.lines.map(\.text).contains("Marta Lindholm"))
    #expect(result.lines.map(\.text).contains("marta@lindholm.example"))
  }

  @Test func readsBothPolaritiesInOnePicture() throws {
    var picture = TextPicture(width: 1050, height: 600)
    picture.fill(columns: 0..<1050, rows: 300..<600, with: 20)
    try picture.draw("Dark on a light half", x: 80, y: 150)
    try picture.draw("Light on a dark half", x: 80, y: 460, ink: 240)
    #expect(try read(picture).lines.map(\.text) == ["Dark on a light half", "Light on a dark half"])
  }

  @Test(arguments: [90, 180, 270])
  func findsQuarterTurnsByItself(turn: Int) throws {
    var picture = try TextPicture.card()
    try picture.draw("Willow Lane 12, Northbridge", x: 80, y: 300)
    let turned = try picture.pixels.rotated(clockwiseDegrees: turn)
    var options = TextRecognitionOptions()
    options.level = .fast
    let result = try Self.engine.recognizeText(in: turned, options: options)
    #expect(result.rotation == 360 - turn)
    #expect(result.lines.map(\.text).contains("Marta Lindholm"))
  }

  @Test func columnsStayApart() throws {
    var picture = TextPicture(width: 1050, height: 600)
    for (row, (left, right)) in [("North office", "South office"), ("Harbour Road", "Garden Street")].enumerated() {
      try picture.draw(left, x: 60, y: 200 + 70 * row)
      try picture.draw(right, x: 640, y: 200 + 70 * row)
    }
    #expect(
      try read(picture).lines.map(\.text) == ["North office", "South office", "Harbour Road", "Garden Street"])
  }

  @Test(arguments: RecognizeTextRequest.RecognitionLevel.allCases)
  func blankPicturesHaveNoLines(level: RecognizeTextRequest.RecognitionLevel) throws {
    for (width, height) in [(1050, 600), (20, 20), (1, 1), (900, 30)] {
      #expect(try read(TextPicture(width: width, height: height)) { $0.level = level }.lines.isEmpty)
    }
  }

  @Test func noiseIsNoText() throws {
    var state: UInt64 = 1
    let bytes = (0..<600 * 400).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let noise = try PixelBuffer(width: 600, height: 400, channels: 1, bytes: bytes)
    var options = TextRecognitionOptions()
    options.detectsOrientation = false
    #expect(try Self.engine.recognizeText(in: noise, options: options).lines.isEmpty)
  }

  @Test func lowLinesAreLeftOutOnRequest() throws {
    let lines = try read(try .card()) { $0.minimumTextHeight = 29 }.lines.map(\.text)
    #expect(lines == ["Marta Lindholm", "marta@lindholm.example"])
  }

  @Test func aMissingLanguageNamesItsPackage() throws {
    let error = #expect(throws: VisionError.self) { try read(try .card()) { $0.languages = ["xxx"] } }
    guard case .languageUnavailable(let text) = error else {
      Issue.record("not a missing language: \(String(describing: error))")
      return
    }
    #expect(text.contains("tesseract-ocr-xxx"))
  }

  @Test func lettersBeforeNumbersAreReadWithThem() throws {
    var picture = TextPicture(width: 1050, height: 600)
    for (row, (letter, value)) in [("T:", "+46 8 555 01 42"), ("E:", "marta@lindholm.example")].enumerated() {
      try picture.draw(letter, x: 60, y: 200 + 80 * row)
      try picture.draw(value, x: 140, y: 200 + 80 * row)
    }
    let lines = try read(picture) { $0.level = .accurate }.lines.map(\.text)
    #expect(lines == ["T: +46 8 555 01 42", "E: marta@lindholm.example"])
  }

  @Test func stagesCanBeLeftOutAndAreReported() throws {
    let stages = Mutex<[TextRecognitionStage]>([])
    let result = try read(try .card(ground: 20, ink: 240)) { options in
      options.skippedStages = [.flattening, .noise, .calibration]
      options.observer = TextRecognitionObserver { event in stages.withLock { $0.append(event.stage) } }
    }
    #expect(result.lines.contains { $0.text == "Marta Lindholm" })
    #expect(stages.withLock { $0 } == [.flattening, .page, .lines, .spacing, .repair, .correction, .customWords])
  }

  @Test func theScriptIsFoundOutOnlyOnRequest() throws {
    let stages = Mutex<[TextRecognitionStage]>([])
    let lines = try read(try .card()) { options in
      options.detectsLanguage = true
      options.observer = TextRecognitionObserver { event in stages.withLock { $0.append(event.stage) } }
    }.lines
    #expect(lines.map(\.text).first == "Marta Lindholm")
    #expect(stages.withLock { $0 }.contains(.script))
  }

  @Test func customWordsMendWhatWasDrawnWrong() throws {
    var picture = TextPicture(width: 1050, height: 400)
    try picture.draw("tom@grnail.com", x: 80, y: 150, scale: 1.4)
    #expect(try read(picture) { $0.customWords = ["@gmail.com"] }.lines.map(\.text) == ["tom@gmail.com"])
    #expect(try read(picture).lines.map(\.text) == ["tom@grnail.com"])
  }

  @Test(arguments: ["tom@mail.com", "tom@ymail.com"])
  func customWordsLeaveClearOthersAlone(text: String) throws {
    var picture = TextPicture(width: 1050, height: 400)
    try picture.draw(text, x: 80, y: 150, scale: 1.4)
    #expect(try read(picture) { $0.customWords = ["@gmail.com"] }.lines.map(\.text) == [text])
  }

  @Test func clearTextIsSurerThanFaintText() throws {
    var picture = TextPicture(width: 1050, height: 600)
    try picture.draw("A clear line of text", x: 80, y: 150, scale: 1.4)
    try picture.draw("q7Zx ilI1 vvw0O", x: 80, y: 450, scale: 0.5, ink: 205)
    let lines = try read(picture).lines
    let clear = try #require(lines.first { $0.text == "A clear line of text" })
    #expect(lines.allSatisfy { $0.confidence <= clear.confidence })
    #expect(clear.confidence > 0.8)
  }

  @Test func severalThreadsReadTheSame() async throws {
    let pixels = try TextPicture.card().pixels
    let texts = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var options = TextRecognitionOptions()
          options.level = .fast
          return try Self.engine.recognizeText(in: pixels, options: options).lines.map(\.text)
        }
      }
      return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }
}
