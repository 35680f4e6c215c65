import Foundation
import SnapcatPipeline
import Testing

@Suite("The built program: read")
struct ReadTests {
  @Test("A picture of text is read with boxes; each stage is shown and timed on request")
  func stages() throws {
    let folder = try TemporaryFolder()
    try folder.write(CardPicture.mia(), to: "mia.png")
    let result = try SnapcatProcess.run(
      ["read", "mia.png", "-f", "json", "--debug", "stages", "--timings"], workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    let read = try JSONDecoder().decode(ReadResult.self, from: result.outputData)
    #expect(read.lines?.map(\.text).contains("mia@purrfect.example") == true)
    #expect(read.lines?.first?.words.map(\.text) == ["Mia", "Whiskers"])
    for stage in ["flattening", "page", "lines", "calibration", "total"] {
      #expect(result.standardError.contains(stage), "\(result)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "stages").path)
    #expect(files.contains("mia-01-flattening.png") && files.contains("mia-02-page.txt"))
  }

  @Test("Upside down, small, large and empty pictures give the documented answer")
  func oddPictures() throws {
    let folder = try TemporaryFolder()
    let card = try CardPicture.pixels(["Mia Whiskers", "Phone: +44 20 7946 0018", "mia@purrfect.example"])
    try folder.write(card.rotated(clockwiseDegrees: 180).jpegData(), to: "turned.jpg")
    try folder.write(card.resized(toWidth: 5250, height: 3000).jpegData(), to: "large.jpg")
    try folder.write(card.resized(toWidth: 200, height: 114).jpegData(), to: "small.jpg")
    try folder.write(
      card.resized(toWidth: 1050, height: 600).cropped(to: .init(x: 0, y: 500, width: 900, height: 90)).pngData(),
      to: "blank.png")
    let names = ["turned.jpg", "large.jpg", "small.jpg", "blank.png"]
    let result = try SnapcatProcess.run(
      ["read", "-f", "json", "--level", "fast"] + names, workingDirectory: folder.url)
    #expect(result.status == 0, "\(result)")
    let lines = try result.outputLines.map {
      try JSONDecoder().decode(ReadResult.self, from: Data($0.utf8)).lines?.map(\.text)
    }
    #expect(lines[0]?.contains("mia@purrfect.example") == true)
    #expect(lines[1]?.contains("mia@purrfect.example") == true)
    #expect(lines[3] == [])
  }

  @Test("A missing language ends with the command that brings it")
  func missingLanguage() throws {
    let result = try SnapcatProcess.run(["read", "-", "-l", "xyz"], stdin: CardPicture.mia())
    #expect(result.status == 1)
    #expect(result.standardError.contains("apt-get install tesseract-ocr-xyz"), "\(result)")
  }
}
