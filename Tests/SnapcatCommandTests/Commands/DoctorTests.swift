import Foundation
import SnapcatVision
import Testing

@testable import SnapcatCommand

@Suite("snapcat doctor")
struct DoctorTests {
  private static let bareDoctor = Doctor(
    models: ModelStore(places: .none),
    tesseract: TesseractInstallation(dataDirectory: URL(filePath: "/nonexistent/tessdata")),
    emojiFontPaths: ["/nonexistent/emoji.ttf"], labelFontPaths: ["/nonexistent/label.ttf"],
    faceCascadePaths: ["/nonexistent/cascade.xml"])

  @Test("Everything that is missing is named with the command that brings it")
  func bare() {
    let report = Self.bareDoctor.report()
    #expect(!report.isHealthy)
    let remedies = Dictionary(uniqueKeysWithValues: report.checks.map { ($0.name, $0.remedy) })
    #expect(remedies["Languages"] == "sudo apt-get install tesseract-ocr-eng")
    #expect(remedies["Latin script"] == "sudo apt-get install tesseract-ocr-script-latn")
    #expect(remedies["Orientation"] == "sudo apt-get install tesseract-ocr-osd")
    #expect(remedies["Emoji font"] == "sudo apt-get install fonts-noto-color-emoji")
    #expect(remedies["Cats' faces"] == "sudo apt-get install opencv-data")
    #expect(remedies["Label font"] == "sudo apt-get install fonts-dejavu-core")
    #expect(remedies["Default model"] == "snapcat models fetch")
    let text = report.text(width: 80)
    for remedy in remedies.values.compactMap(\.self) { #expect(text.contains("bring it with: \(remedy)\n")) }
    #expect(text.hasSuffix("Something that is needed is missing.\n"))
  }

  @Test("What is only advised does not make the machine unfit")
  func advised() {
    let report = DoctorReport(
      checks: [DoctorCheck("Label font", .advised, "not found", remedy: "x")], languages: [], models: [])
    #expect(report.isHealthy)
    #expect(report.text(width: 80).hasSuffix("Everything that is needed is there.\n"))
  }

  @Test("The libraries tell their versions")
  func versions() {
    let checks = Self.bareDoctor.report().checks
    for name in ["OpenCV", "Tesseract", "Leptonica"] {
      let check = checks.first { $0.name == name }
      #expect(check?.state == .ok)
      #expect(check?.detail.first?.isNumber == true)
    }
  }

  @Test("The status is 1 when something is missing, and JSON says the same")
  func json() async throws {
    let test = TestConsole()
    #expect(await test.run("doctor", "--json") == .failure)
    let object = try JSONSerialization.jsonObject(with: Data(test.output.text.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["schema"] as? String == "snapcat.doctor/1")
    #expect(report["healthy"] as? Bool == false)
    #expect((report["checks"] as? [[String: Any]])?.isEmpty == false)
    #expect(report["models"] as? [String] == [])
  }
}
