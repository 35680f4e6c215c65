import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct FolderSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func entries(
    _ inputs: [FilePath], output: FilePath = "out", settings: SourceSettings = SourceSettings()
  ) throws -> [SourceEntry] {
    try FolderSource(settings: settings, outputDirectory: output, workingDirectory: folder.path).entries(of: inputs)
  }

  private func names(_ entries: [SourceEntry]) -> [String] { entries.map(\.relativePath.description) }

  private func touch(_ names: [FilePath]) throws {
    for name in names { try folder.write(Data(), to: name) }
  }

  @Test func takesPicturesOfAllKindsInBytewiseOrder() throws {
    try touch(["in/b.PNG", "in/a/z.jpg", "in/a-b.jpeg", "in/c.webp", "in/d.tif", "in/e.TIFF", "in/f.bmp", "in/g.txt"])
    let expected = ["a-b.jpeg", "a/z.jpg", "b.PNG", "c.webp", "d.tif", "e.TIFF", "f.bmp"]
    #expect(names(try entries(["in"])) == expected)
  }

  @Test func takesNamedFilesWhateverTheirEnding() throws {
    try touch(["in/a.dat", "in/sub/b.jpg"])
    #expect(names(try entries(["in/a.dat", "in/sub"])) == ["a.dat", "sub/b.jpg"])
  }

  @Test func takesEachPictureOnce() throws {
    try touch(["in/a.jpg", "in/sub/b.jpg"])
    #expect(names(try entries(["in/sub", "in", "./in/a.jpg", "in/sub/../a.jpg"])) == ["a.jpg", "sub/b.jpg"])
  }

  @Test func leavesInnerFoldersAloneWhenToldTo() throws {
    try touch(["in/a.jpg", "in/sub/b.jpg"])
    var settings = SourceSettings()
    settings.recursive = false
    #expect(names(try entries(["in"], settings: settings)) == ["a.jpg"])
  }

  @Test(arguments: ["in/out", "in", "."])
  func leavesTheOutputAlone(output: FilePath) throws {
    try touch(["in/a.jpg", output.appending("annotated/a.jpg"), "in/out/annotated/old.jpg"])
    let expected = output == "in/out" ? ["a.jpg"] : ["a.jpg", "out/annotated/old.jpg"]
    #expect(names(try entries(["in"], output: output)) == expected)
  }

  @Test func refusesToOverwriteItsInput() throws {
    try touch(["out/annotated/a.jpg"])
    #expect(throws: RunError.self) { try entries(["out/annotated"]) }
  }

  @Test func survivesLoopsOfLinks() throws {
    try touch(["in/a/b.jpg"])
    try folder.link("in/a/loop", to: "..")
    try folder.link("in/self", to: "self")
    #expect(names(try entries(["in"])) == ["a/b.jpg"])
    var settings = SourceSettings()
    settings.followSymlinks = true
    #expect(names(try entries(["in"], settings: settings)) == ["a/b.jpg"])
  }

  @Test func followsLinksToFolders() throws {
    try touch(["elsewhere/b.jpg", "in/a.jpg"])
    try folder.link("in/far", to: "../elsewhere")
    var settings = SourceSettings()
    #expect(names(try entries(["in"], settings: settings)) == ["a.jpg"])
    settings.followSymlinks = true
    #expect(names(try entries(["in"], settings: settings)) == ["a.jpg", "far/b.jpg"])
  }

  @Test func reportsWhatIsNamedLikeAPicture() throws {
    try folder.createFolder("in/x.jpg")
    try folder.link("in/broken.jpg", to: "nowhere")
    let entries = try entries(["in"])
    #expect(names(entries) == ["broken.jpg", "x.jpg"])
    #expect(throws: RecordError(kind: .unreadable, message: "No such file or directory")) { try entries[0].content() }
    #expect(throws: RecordError(kind: .unreadable, message: "it is a folder")) { try entries[1].content() }
  }

  @Test func namesAllInputsThatAreMissing() throws {
    try touch(["in/a.jpg"])
    #expect(
      throws: RunError.inputMissing(["x: No such file or directory", "in/b.jpg: No such file or directory"])
    ) {
      try entries(["x", "in", "in/b.jpg"])
    }
  }
}
