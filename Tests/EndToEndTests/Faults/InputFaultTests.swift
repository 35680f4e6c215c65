import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@Suite("What happens to a run's pictures")
struct InputFaultTests {
  @Test("Pictures that are removed or replaced meanwhile are records, too, and the next run finds them as they are")
  func changedMeanwhile() throws {
    let fixture = try FaultFixture()
    let process = try fixture.start()
    try fixture.waitForPictures(1, of: process)
    try FileManager.default.removeItem(at: fixture.folder.file("in/2/023.jpg"))
    try fixture.folder.write(Data("no picture".utf8), to: "in/2/020.jpg")
    let result = try process.result()
    #expect(result.status == 0, "\(result)")
    let records = try RunOutput(folder: fixture.folder.file("out")).recordsByPath
    #expect(records.count == fixture.pictureCount)
    #expect(records["2/023.jpg"]?.error?.kind == .unreadable)
    #expect(records["2/020.jpg"]?.error?.kind == .notAnImage)
    try fixture.run()
    try fixture.run("uninterrupted")
    #expect(try fixture.results() == fixture.results("uninterrupted"))
  }

  @Test("Names of all bytes, links in circles and damaged files are taken as they come")
  func oddFiles() throws {
    let folder = try TemporaryFolder()
    let root = FilePath(folder.url.path).appending("in")
    let picture = try TestImage.noise(width: 30, height: 20).jpegData()
    let names: [[UInt8]] = [
      Array("two words.jpg".utf8), Array("line\nbreak.jpg".utf8), Array("\"quoted\" 'twice'.jpg".utf8),
      Array("caf".utf8) + [0xE9] + Array(".jpg".utf8), Array("-o.jpg".utf8), Array("%41.jpg".utf8),
      Array("deep/er/back\\slash.jpg".utf8), Array(String(repeating: "n", count: 251).utf8) + Array(".png".utf8),
    ]
    for name in names { try AtomicFile.write(picture, to: root.appending(FilePath(bytes: name))) }
    try AtomicFile.write(picture.prefix(picture.count / 2), to: root.appending("cut.jpg"))
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("in/deep/up").path, withDestinationPath: "..")
    try files.createSymbolicLink(atPath: folder.file("in/self.jpg").path, withDestinationPath: "self.jpg")
    try folder.write(Data("source: {followSymlinks: true}\nrequests:\n  - request: card\n".utf8), to: "pipeline.yaml")
    for attempt in 0..<2 {
      let result = try SnapcatProcess.run(["run", "in"], workingDirectory: folder.url)
      #expect(result.status == 0, "\(result)")
      let records = try RunOutput(folder: folder.file("out")).records
      #expect(records.count == names.count + 2)
      let failures = records.filter { $0.error != nil }
      #expect(failures.map(\.path.text) == ["cut.jpg", "self.jpg"])
      #expect(failures.map(\.error?.kind) == [.truncated, .unreadable])
      #expect(records.contains { $0.path == RecordPath(text: "caf%E9.jpg", encoding: .percent) })
      #expect(attempt == 0 || result.standardOutput.contains("\(names.count + 1) of them taken over"), "\(result)")
    }
  }
}
