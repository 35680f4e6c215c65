import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TesseractInstallationTests {
  @Test(arguments: [
    ("eng", "tesseract-ocr-eng"), ("deu", "tesseract-ocr-deu"), ("chi_sim", "tesseract-ocr-chi-sim"),
    ("script/Latin", "tesseract-ocr-script-latn"), ("Latin", "tesseract-ocr-script-latn"),
    ("Hangul", "tesseract-ocr-script-hang"),
  ])
  func languagesKnowTheirPackage(language: String, package: String) {
    #expect(TesseractInstallation.debianPackage(for: language) == package)
  }

  @Test func languagesAndScriptsAreListedFromTheDataFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tessdata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder.appending(path: "script"), withIntermediateDirectories: true)
    for name in ["deu", "osd", "script/Cyrillic"] {
      try Data().write(to: folder.appending(path: "\(name).traineddata"))
    }
    let installation = TesseractInstallation(dataDirectory: folder)
    #expect(installation.installedLanguages == ["deu", "script/Cyrillic"])
    #expect(installation.canDetectOrientation)
    #expect(installation.installedName(of: "Cyrillic") == "script/Cyrillic")
    #expect(installation.installedName(of: "../deu") == nil)
    #expect(throws: VisionError.self) { try installation.names(of: ["deu", "eng"]) }
  }

  @Test func theEnvironmentNamesTheDataFolder() {
    let installation = TesseractInstallation(environment: ["TESSDATA_PREFIX": "/somewhere/tessdata"])
    #expect(installation.dataDirectory.path() == "/somewhere/tessdata")
    #expect(
      TesseractInstallation(environment: [:]).dataDirectory.path() == TesseractInstallation.debianDataDirectory)
  }

  @Test func dataThatIsNoneIsAnError() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tessdata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no model".utf8).write(to: folder.appending(path: "eng.traineddata"))
    let engine = TesseractTextRecognitionEngine(installation: TesseractInstallation(dataDirectory: folder))
    var options = TextRecognitionOptions()
    options.level = .fast
    let picture = try TextPicture.card().pixels
    engine.prepare(for: options)
    #expect(throws: VisionError.self) { try engine.recognizeText(in: picture, options: options) }
  }

  @Test func theVersionIsThatOfTheLibrary() {
    #expect(TesseractInstallation.version.hasPrefix("5."))
  }
}
