import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat detect")
struct DetectCommandTests {
  private static let picture = Fixture.png(
    width: 100, height: 50, depth: 8, color: .gray,
    rows: Array(repeating: Array(repeating: 128, count: 100), count: 50))

  private static var engines: VisionEngines {
    var fake = FakeEngines()
    fake.objects = [
      DetectedObject(label: "cat", confidence: 0.914, boundingBox: CGRect(x: 10, y: 5, width: 40, height: 30)),
      DetectedObject(label: "bird", confidence: 0.6, boundingBox: CGRect(x: 60, y: 5, width: 20, height: 10)),
    ]
    return fake.engines
  }

  @Test("One readable line per animal")
  func text() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("detect", "-") == .success)
    #expect(test.output.text == "-: Cat 91 %, 40 x 30 pixels at 10, 5\n")
  }

  @Test("All animals on request")
  func allAnimals() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("detect", "-", "--all-animals") == .success)
    #expect(test.output.text.split(separator: "\n").count == 2)
    #expect(test.output.text.contains("Bird 60 %"))
  }

  @Test("Less sure ones are left out on request")
  func minimumConfidence() async {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("detect", "-", "--min-confidence", "0.95") == .success)
    #expect(test.output.text == "-: nothing found\n")
  }

  @Test("JSON has one object per picture in order, also for what could not be read")
  func json() async throws {
    let test = TestConsole(input: Self.picture, engines: Self.engines)
    #expect(await test.run("detect", "/nonexistent/a.jpg", "-", "--json") == .failure)
    let results = try test.output.text.split(separator: "\n")
      .map { try JSONDecoder().decode(DetectResult.self, from: Data($0.utf8)) }
    #expect(results.map(\.image.path) == ["/nonexistent/a.jpg", "-"])
    #expect(results[0].observations == nil)
    #expect(results[0].error?.kind == .unreadable)
    #expect(results[1].observations?.map(\.label) == ["Cat"])
    #expect(results[1].observations?.first?.box == [10, 5, 40, 30])
  }

  @Test("A missing model ends the command with what to do")
  func missingModel() async {
    let engines = VisionEngines.failing(.modelUnavailable("no model is ready; bring one with: snapcat models fetch"))
    let test = TestConsole(input: Self.picture, engines: engines)
    #expect(await test.run("detect", "-") == .failure)
    #expect(test.errors.text == "snapcat: no model is ready; bring one with: snapcat models fetch\n")
  }

  @Test("A failure on one picture does not end the work on the others")
  func engineFailure() async {
    let test = TestConsole(input: Self.picture, engines: .failing())
    #expect(await test.run("detect", "-", "-") == .failure)
    #expect(test.errors.text.split(separator: "\n").count == 2)
  }

  @Test("Copies with boxes go into a folder, each under a name of its own")
  func copies() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      try Self.picture.write(to: folder.appending(path: "\(name)/tom.png"))
    }
    let test = TestConsole(engines: Self.engines)
    let paths = ["one", "two"].map { folder.appending(path: "\($0)/tom.png").path }
    #expect(await test.run("detect", paths[0], paths[1], "-o", folder.appending(path: "boxes").path) == .success)
    for name in ["tom.png", "tom-2.png"] {
      let copy = try VisionImage(contentsOf: folder.appending(path: "boxes/\(name)"))
      #expect(copy.width == 100)
      let original = try VisionImage(data: Self.picture)
      #expect(copy.pixels != original.pixels)
    }
  }
}
