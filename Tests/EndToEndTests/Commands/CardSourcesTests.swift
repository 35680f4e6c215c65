import Foundation
import SnapcatPipeline
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("The built program: card from text, sides, barcodes")
struct CardSourcesTests {
  @Test("Lines of text and their JSON give the same contact")
  func fromText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Ada Fenner\nada.fenner@quillworks.com\n+44 20 7946 0018\n".utf8), to: "ada.txt")
    let first = try SnapcatProcess.run(["card", "--from-text", "ada.txt", "-f", "json"], workingDirectory: folder.url)
    #expect(first.status == 0, "\(first)")
    try folder.write(Data(first.standardOutput.utf8), to: "ada.json")
    let second = try SnapcatProcess.run(
      ["card", "--from-text", "ada.json", "-f", "json"], workingDirectory: folder.url)
    let results = try [first, second].map {
      try JSONDecoder().decode(CardResult.self, from: Data($0.standardOutput.utf8))
    }
    #expect(results[0].cards == results[1].cards)
    #expect(results[0].cards?.first?.fields["WorkPhones"]?.first?.e164 == "+442079460018")
  }

  @Test("A code on the back joins the front")
  func merge() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.mia(), to: "front.png")
    let code = try VisionImage(pixels: BarcodePicture.pixels(width: 900, height: 500, qrAt: (300, 100), scale: 8))
    try folder.write(code.pngData(), to: "back.png")
    let result = try SnapcatProcess.run(["card", "--merge", "front.png", "back.png"], workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    #expect(result.standardOutput.contains("Mia Whiskers"), "\(result)")
    #expect(result.standardOutput.contains("ada@quill.example"), "\(result)")
    #expect(result.standardOutput.contains("Differs     Name: text Mia Whiskers, barcode Ada Fenner"), "\(result)")
    let codes = try SnapcatProcess.run(["barcodes", "back.png"], workingDirectory: folder.url)
    #expect(codes.standardOutput == "back.png: qr \(BarcodePicture.meCard)\n")
  }
}
