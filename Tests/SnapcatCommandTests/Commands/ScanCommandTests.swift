import Foundation
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat scan")
struct ScanCommandTests {
  private static let picture = Fixture.png(
    width: 200, height: 100, depth: 8, color: .gray,
    rows: Array(repeating: Array(repeating: 128, count: 200), count: 100))

  private static func card(left: Double, confidence: Float) -> DetectedQuadrilateral {
    DetectedQuadrilateral(
      corners: [
        CGPoint(x: left, y: 20), CGPoint(x: left + 70, y: 20), CGPoint(x: left + 70, y: 60),
        CGPoint(x: left, y: 60),
      ], confidence: confidence)
  }

  /// Runs the command in a folder of its own and gives the status, the console and the written pictures by name.
  private static func scan(
    _ documents: [DetectedQuadrilateral], _ options: [String] = [], to name: String = "flat.png"
  ) async throws -> (code: ExitCode, test: TestConsole, pictures: [String: VisionImage]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var fake = FakeEngines()
    fake.documents = documents
    let test = TestConsole(input: picture, engines: fake.engines)
    let target = folder.appending(path: name).path
    let code = await CommandLineTool(console: test.console).run(["scan", "-", "-o", target] + options)
    var pictures: [String: VisionImage] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      pictures[name] = try VisionImage(contentsOf: folder.appending(path: name))
    }
    return (code, test, pictures)
  }

  @Test("The largest card is written and its path printed", arguments: ["flat.png", "flat.jpg", "FLAT.JPEG"])
  func largest(name: String) async throws {
    let (code, test, pictures) = try await Self.scan(
      [Self.card(left: 10, confidence: 0.9), Self.card(left: 110, confidence: 0.8)], to: name)
    #expect(code == .success)
    #expect(Array(pictures.keys) == [name])
    #expect(test.output.text.hasSuffix("/\(name)\n"))
    #expect(test.errors.text.isEmpty)
  }

  @Test("All cards on request, numbered")
  func all() async throws {
    let (code, test, pictures) = try await Self.scan(
      [Self.card(left: 10, confidence: 0.9), Self.card(left: 110, confidence: 0.8)], ["--all"])
    #expect(code == .success)
    #expect(pictures.keys.sorted() == ["flat-2.png", "flat.png"])
    #expect(test.output.text.split(separator: "\n").count == 2)
  }

  @Test("More dots per inch make a larger picture")
  func dotsPerInch() async throws {
    let card = [Self.card(left: 10, confidence: 0.9)]
    let (_, _, coarse) = try await Self.scan(card, ["--dpi", "100"])
    let (_, _, fine) = try await Self.scan(card, ["--dpi", "200"])
    let widths = try [#require(coarse["flat.png"]).width, #require(fine["flat.png"]).width]
    #expect(abs(widths[1] - 2 * widths[0]) <= 1)
  }

  @Test("Without a card the whole picture is written, and the status says so")
  func noCard() async throws {
    let (code, test, pictures) = try await Self.scan([])
    #expect(code == .nothingFound)
    #expect(test.errors.text == "snapcat: standard input: no card found; the whole picture was written\n")
    #expect(try #require(pictures["flat.png"]).pixels == VisionImage(data: Self.picture).pixels)
  }

  @Test("A place that cannot be written to is named")
  func unwritable() async throws {
    let (code, test, _) = try await Self.scan([], to: "no/such/folder/flat.png")
    #expect(code == .failure)
    #expect(test.errors.text.contains("no/such/folder/flat.png: cannot be written"))
    #expect(test.output.text.isEmpty)
  }
}
