import Foundation
import SnapcatVision
import StandInCamera
import Testing

@Suite("The built program: watch")
struct WatchTests {
  @Test("A stream is watched through stall and return, and the end is quick and whole")
  func stream() throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let folder = try TemporaryFolder()
    let process = try SnapcatProcess([
      "watch", "-s", camera.address, "-o", folder.url.path, "-i", "0.1", "--timeout", "0.5",
    ])
    #expect(folder.wait(for: "\"watching\"", in: "status.json"))
    camera.behave(.stalled)
    #expect(folder.wait(for: "camera lost"))
    camera.behave(.well)
    #expect(folder.wait(for: "camera back"))
    process.send(SIGTERM)
    let result = try process.result(timeout: 5)
    #expect(result.status == 143)
    #expect(folder.text("events.jsonl").contains("watch ended"))
    let latest = try Data(contentsOf: folder.file("latest.jpg"))
    #expect(TimeCode.read(latest) != nil)
  }

  @Test("A snapped cat is in its profile, and a card joins it")
  func snap() throws {
    let folder = try TemporaryFolder()
    let output = ["-o", folder.url.path]
    let snapped = try SnapcatProcess.run(
      ["watch", "-s", Repository.sample("cats/march.jpg").path, "--snap", "-p", "march"] + output)
    #expect(snapped.status == 0, "\(snapped)")
    #expect(snapped.standardOutput.hasPrefix("1 cat: "))
    let card = Repository.sample("cats/march-card.jpg").path
    let attached = try SnapcatProcess.run(["profiles", "attach", "march", card] + output)
    #expect(attached.status == 0, "\(attached)")
    #expect(attached.standardOutput.contains("@"))
    #expect(folder.text("profiles/march/contact.vcf").contains("PHOTO"))
    let list = try SnapcatProcess.run(["profiles", "list"] + output)
    #expect(list.standardOutput.contains("march"))
    #expect(list.standardOutput.contains("@"))
  }

  @Test(
    "What cannot be watched says so",
    arguments: [
      (["-s", "/dev/video-none"], 1, "/dev/video-none"), (["-s", "/dev/null"], 1, "no camera"),
      (["-s", "http://127.0.0.1:9/", "--snap"], 1, "nobody answers"), (["-s", "none.mp4"], 2, "none.mp4"),
      ([], 2, "--source"),
      (["-s", "0", "--keep", "7"], 2, "7d"), (["-s", "0", "--serve", "x"], 2, "8080"),
      (["-s", "0", "--profile", "../x"], 2, "name"),
    ])
  func errors(arguments: [String], status: Int, word: String) throws {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(["watch", "-o", folder.file("out").path] + arguments)
    #expect(result.status == Int32(status))
    #expect(result.standardError.contains(word), "\(result)")
  }

  @Test("A file that is no video says so")
  func noVideo() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data("no video".utf8), to: "cat.mp4")
    let result = try SnapcatProcess.run(["watch", "-s", file.path, "-o", folder.file("out").path])
    #expect(result.status == 1)
    #expect(result.standardError.contains("cat.mp4"), "\(result)")
  }
}
