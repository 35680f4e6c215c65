import Foundation
import Testing

@Suite("The built program never replaces the pictures it was given")
struct SparingInputTests {
  @Test(
    "A result that would replace its picture is refused",
    arguments: [["scan", "card.png", "-o", "card.png"], ["scan", "card.png", "-o", "./link.png"]])
  func scan(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let picture = try folder.write(CardPicture.miaOnTable(), to: "card.png")
    try FileManager.default.createSymbolicLink(at: folder.file("link.png"), withDestinationURL: picture)
    let before = try Data(contentsOf: picture)
    let result = try SnapcatProcess.run(arguments, workingDirectory: folder.url)
    #expect(result.status == 1, "\(result)")
    #expect(result.standardError.contains("would replace the picture"), "\(result)")
    #expect(try Data(contentsOf: picture) == before)
  }

  @Test("Copies with boxes do not go over the pictures")
  func detect() throws {
    let folder = try TemporaryFolder()
    let before = try Data(contentsOf: Repository.sample("cats/march.jpg"))
    let picture = try folder.write(before, to: "march.jpg")
    let result = try SnapcatProcess.run(["detect", "march.jpg", "-o", "."], workingDirectory: folder.url)
    #expect(result.status == 1, "\(result)")
    #expect(try Data(contentsOf: picture) == before)
  }

  @Test("A run does not write into its input folder, and does not take an earlier run's copies for pictures")
  func run() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("requests:\n  - request: card\n".utf8), to: "pipeline.yaml")
    try folder.write(CardPicture.miaOnTable(), to: "photos/mia.png")
    let refused = try SnapcatProcess.run(["run", "photos", "-o", "photos/"], workingDirectory: folder.url)
    #expect(refused.status == 1, "\(refused)")
    #expect(refused.standardError.contains("choose another output folder"))
    for output in ["photos/one", "photos/two"] {
      let result = try SnapcatProcess.run(["run", "photos", "-o", output], workingDirectory: folder.url)
      #expect(result.status == 0, "\(result)")
      #expect(try RunOutput(folder: folder.file(output)).records.map(\.path.text) == ["mia.png"])
    }
  }
}
