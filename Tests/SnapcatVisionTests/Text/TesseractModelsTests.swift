import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite struct TesseractModelsTests {
  /// Calls `body` with an installation that has empty files for the named models.
  private func withInstallation(_ names: [String], _ body: (TesseractModels) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for name in names { try Data().write(to: folder.appending(path: "\(name).traineddata")) }
      try body(TesseractModels(installation: TesseractInstallation(dataDirectory: folder)))
    }
  }

  private func orientation(_ script: String, confidence: Float) -> TextOrientation {
    TextOrientation(rotation: 0, confidence: 5, script: script, scriptConfidence: confidence)
  }

  private func automatic(_ level: RecognizeTextRequest.RecognitionLevel = .accurate) -> TextRecognitionOptions {
    var options = TextRecognitionOptions()
    options.level = level
    options.detectsLanguage = true
    return options
  }

  @Test func aSureScriptComesFirstAndTheOthersAreTriedAfterwards() throws {
    try withInstallation(["eng", "Latin", "Hangul", "Japanese", "Japanese_vert", "deu", "osd"]) { models in
      let choice = try models.choice(for: automatic(), orientation: orientation("Korean", confidence: 3))
      #expect(choice == .init(names: ["Hangul", "Latin", "eng"], fallback: ["Japanese"]))
    }
  }

  @Test func aGuessedScriptIsOneAmongTheInstalledOnes() throws {
    try withInstallation(["eng", "Latin", "Hangul"]) { models in
      let choice = try models.choice(for: automatic(), orientation: orientation("Han", confidence: 0.3))
      #expect(choice == .init(names: ["Latin", "eng"], fallback: ["Hangul"]))
    }
  }

  @Test(arguments: [("Cyrillic", "tesseract-ocr-script-cyrl"), ("Han", "tesseract-ocr-script-jpan")])
  func aSureScriptWithoutModelNamesThePackage(script: String, package: String) throws {
    try withInstallation(["eng", "Latin"]) { models in
      let error = #expect(throws: VisionError.self) {
        try models.choice(for: automatic(), orientation: orientation(script, confidence: 4))
      }
      #expect(error?.description.contains(package) == true)
    }
  }

  @Test func withoutDetectionTheLevelDecides() throws {
    try withInstallation(["eng", "Latin", "Hangul"]) { models in
      var options = TextRecognitionOptions()
      let accurate = try models.choice(for: options, orientation: nil)
      options.skippedStages = [.secondModel]
      let single = try models.choice(for: options, orientation: nil)
      options.level = .fast
      let fast = try models.choice(for: options, orientation: nil)
      options.usesLanguageCorrection = true
      let corrected = try models.choice(for: options, orientation: nil)
      options.languages = ["Hangul", "eng"]
      let asked = try models.choice(for: options, orientation: nil)
      let names = [accurate, single, fast, corrected, asked].map(\.names)
      #expect(names == [["Latin", "eng"], ["Latin"], ["Latin"], ["Latin", "eng"], ["Hangul+eng"]])
      #expect(asked.fallback.isEmpty)
    }
  }
}
