import Foundation
import SnapcatVision
import Testing

@Suite("The built program: scan")
struct ScanTests {
  @Test("A picture without a card is written whole, with a status of its own")
  func noCard() throws {
    let folder = try TemporaryFolder()
    let gray = try PixelBuffer(width: 320, height: 240, channels: 3, bytes: [UInt8](repeating: 90, count: 230_400))
    try folder.write(VisionImage(pixels: gray).pngData(), to: "gray.png")
    let result = try SnapcatProcess.run(["scan", "gray.png", "-o", "flat.png"], workingDirectory: folder.url)
    #expect(result.status == 4)
    #expect(result.standardOutput == "flat.png\n")
    #expect(result.standardError.contains("gray.png: no card found"))
    #expect(try VisionImage(contentsOf: folder.file("flat.png")).pixels == gray)
  }

  @Test("A card is cut out of its surroundings at the wanted resolution", arguments: [150, 300])
  func card(dotsPerInch: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.miaOnTable(), to: "table.png")
    let result = try SnapcatProcess.run(
      ["scan", "table.png", "-o", "flat.jpg", "--dpi", String(dotsPerInch)], workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    #expect(result.standardOutput == "flat.jpg\n")
    let flat = try VisionImage(contentsOf: folder.file("flat.jpg"))
    #expect(abs(Double(flat.width) / Double(flat.height) - 1.75) < 0.05)
    #expect(abs(Double(flat.width) - 88 / 25.4 * Double(dotsPerInch)) <= 2)
  }

  @Test("--debug writes pictures and scores that explain the outline")
  func debug() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.miaOnTable(), to: "table.png")
    let result = try SnapcatProcess.run(
      ["scan", "table.png", "-o", "flat.png", "--debug", "why"], workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    for name in ["candidates", "chosen", "network-border", "network-card", "network-corner"] {
      #expect(result.standardOutput.contains("why/\(name).png\n"))
      #expect(throws: Never.self) { try VisionImage(contentsOf: folder.file("why/\(name).png")) }
    }
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.file("why/search.json")))
    let search = try #require(json as? [String: Any])
    let chosen = try #require((search["chosen"] as? [[String: Any]])?.first)
    #expect((chosen["corners"] as? [[Double]])?.count == 4)
    let terms = try #require(chosen["terms"] as? [[String: Any]])
    let sum = terms.reduce(0) { $0 + ($1["value"] as? Double ?? 0) * ($1["weight"] as? Double ?? 0) }
    #expect(abs(sum - (chosen["score"] as? Double ?? .infinity)) < 1e-6)
    #expect((search["candidates"] as? [Any])?.isEmpty == false)
  }

  @Test("A picture that cannot be read writes nothing")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(["scan", "gone.jpg", "-o", "flat.png"], workingDirectory: folder.url)
    #expect(result.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("flat.png").path))
  }
}
