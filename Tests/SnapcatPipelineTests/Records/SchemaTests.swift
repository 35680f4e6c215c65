import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

/// All JSON that the pipeline writes keeps to docs/schemas; Tests/schemas holds the whole program against them.
struct SchemaTests {
  private func mistakes(_ schema: String, _ value: some Encodable) throws -> [String] {
    try SchemaChecker(schema).mistakes(in: Data(JSONLineEncoder().line(for: value).utf8))
  }

  @Test func records() throws {
    let record = FinishedRun.record(
      "tom.jpg", animals: [("Cat", 0.9, [0, 0, 9, 9])], cards: [FinishedRun.card()],
      sha256: String(repeating: "0a", count: 32), profile: "tom")
    #expect(try mistakes("record.json", record) == [])
    #expect(try mistakes("record.json", FinishedRun.failure("bad.jpg")) == [])
    var nameless = record
    nameless.path = RecordPath(text: "t%E9.jpg", encoding: .percent)
    #expect(try mistakes("record.json", nameless) == [])
  }

  @Test func results() throws {
    let image = try Scene.nothing.image()
    let error = RecordError(kind: .truncated, message: "it ends early")
    #expect(try mistakes("detect.json", DetectResult(path: "a.jpg", image: image, animals: [])) == [])
    #expect(try mistakes("detect.json", DetectResult(path: "a.jpg", error: error)) == [])
    let card = CardResult(image: ImageInfo(path: "a.txt"), cards: [FinishedRun.card()])
    #expect(try mistakes("card.json", card) == [])
    #expect(try mistakes("read.json", ReadResult(path: "a.jpg", image: image, lines: [])) == [])
    #expect(try mistakes("barcodes.json", BarcodesResult(path: "a.jpg", error: error)) == [])
  }

  @Test func profiles() throws {
    var profile = FinishedRun.profile("tom")
    (profile.note, profile.corrected) = ("shy", [.note, .contact(.emails)])
    #expect(try mistakes("contact.json", ProfileResult(profile)) == [])
    #expect(try mistakes("contact.json", ProfileResult(FinishedRun.profile("sir", hasCard: false))) == [])
    #expect(try mistakes("contact.json", ProfileResult(FinishedRun.profile("x", hasCat: false))) == [])
  }

  @Test(arguments: [
    (ExportFormat.coco, "detections.json", "coco-results.json"),
    (.coco, "detections-images.json", "coco-images.json"), (.megadetector, "megadetector.json", "megadetector.json"),
  ])
  func exports(format: ExportFormat, file: String, schema: String) throws {
    let run = try FinishedRun([
      FinishedRun.record("tom.jpg", animals: [("Cat", 1, [0, 0, 9, 9]), ("Owl", 0.5, [1.5, 1, 9, 9])]),
      FinishedRun.failure("bad.jpg"),
    ])
    _ = try RecordExport(outputDirectory: run.path).write(format)
    #expect(try SchemaChecker(schema).mistakes(in: run.folder.read(FilePath("out/\(file)"))) == [])
  }

  @Test func theCheckerFindsMistakes() throws {
    let wrong =
      "{\"schema\":\"snapcat.detect/2\",\"image\":{\"path\":1,\"width\":0,\"height\":null},\"observations\":[{}],\"more\":1}"
    let mistakes = try SchemaChecker("detect.json").mistakes(in: Data(wrong.utf8))
    #expect(mistakes.count == 8, "\(mistakes)")
  }
}
