import Foundation
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat export, snapcat report")
struct ExportCommandTests {
  private static let record = """
    {"annotated":null,"cards":[],"error":null,"image":{"height":100,"orientation":1,"sha256":null,"width":200},\
    "observations":[{"box":[0,0,20,10],"confidence":0.9,"label":"Cat"}],"path":"tom.jpg","profile":null,\
    "schema":"snapcat.record/1"}

    """

  @Test("The names of what was written are printed", arguments: ["coco", "megadetector", "yolo", "csv"])
  func formats(format: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.record.utf8).write(to: folder.appending(path: "observations.jsonl"))
    let test = TestConsole()
    #expect(await test.run("export", folder.path, "--format", format) == .success)
    for line in test.output.text.split(separator: "\n") {
      #expect(FileManager.default.fileExists(atPath: String(line)), "\(line)")
    }
    #expect(test.errors.text.contains("1 animal in 1 picture"))
    let report = TestConsole()
    #expect(await report.run("report", folder.path) == .success)
    #expect(report.output.text == "\(folder.path)/report.html\n")
  }

  @Test(
    "What means nothing is said",
    arguments: [
      (["export", "/nowhere"], ExitCode.usage, "--format coco|megadetector"),
      (["export", "/nowhere", "-f", "cocoa"], .usage, "did you mean 'coco'?"),
      (["export", "/nowhere", "-f", "csv"], .failure, "/nowhere/observations.jsonl cannot be read"),
      (["export", "/nowhere", "-f", "csv", "-o", ""], .usage, "--output"),
      (["export", "/nowhere", "-f", "crops", "--margin", "-1"], .usage, "margin"),
      (["report", "/nowhere"], .failure, "give the output folder of a run"),
    ])
  func mistakes(arguments: [String], code: ExitCode, words: String) async {
    let test = TestConsole()
    #expect(await CommandLineTool(console: test.console).run(arguments) == code)
    #expect(test.errors.text.contains(words), "\(test.errors.text)")
  }
}
