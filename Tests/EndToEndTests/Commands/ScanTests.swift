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

  @Test("A picture that cannot be read writes nothing")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(["scan", "gone.jpg", "-o", "flat.png"], workingDirectory: folder.url)
    #expect(result.status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("flat.png").path))
  }
}
