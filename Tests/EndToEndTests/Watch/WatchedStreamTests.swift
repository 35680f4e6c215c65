import Foundation
import SnapcatVision
import StandInCamera
import Synchronization
import Testing

@Suite("The built program: streams and videos")
struct WatchedStreamTests {
  @Test("A stream that changes its size goes on at the new one, and says so")
  func size() throws {
    let camera = try StandInCamera { TimeCode.picture(width: 1280, height: 720) }
    defer { camera.end() }
    let folder = try TemporaryFolder()
    let process = try SnapcatProcess(["watch", "-s", camera.address, "-o", folder.url.path, "-i", "0.1"])
    #expect(folder.wait(for: "\"watching\"", in: "status.json"))
    for (width, height) in [(640, 360), (960, 540)] {
      camera.show { TimeCode.picture(width: width, height: height) }
      #expect(folder.wait(for: "\"\(width) x \(height), was "))
      let latest = try Data(contentsOf: folder.file("latest.jpg"))
      let image = try VisionImage(data: latest)
      #expect(image.width == width && image.height == height)
      #expect(TimeCode.read(latest) != nil)
    }
    #expect(!folder.text("events.jsonl").contains("appeared"))
    process.send(SIGTERM)
    _ = try process.result(timeout: 3)
  }

  @Test(
    "What a server refuses is said in words",
    arguments: [
      ("404 Not Found", "nothing at this address"), ("401 Unauthorized", "a password"),
      ("403 Forbidden", "does not let"), ("503 Service Unavailable", "trouble of its own"),
    ])
  func refusals(status: String, words: String) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    camera.behave(.refusing(status))
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(["watch", "-s", camera.address, "-o", folder.url.path, "--snap"])
    #expect(result.status == 1)
    #expect(result.standardError.contains(words), "\(result)")
  }

  @Test("A damaged video is watched as far as it goes, and the status says so", arguments: [true, false])
  func damaged(isCut: Bool) throws {
    let folder = try TemporaryFolder()
    var pictures = (0..<30).map { TimeCode.picture(width: 480, height: 270, time: $0) }
    if !isCut { pictures[15] = Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197) }) }
    var data = MotionJPEGFile.data(pictures, width: 480, height: 270)
    if isCut { data = data.prefix(data.count / 2) }
    let video = try folder.write(data, to: "garden.avi")
    let out = folder.file("out")
    let result = try SnapcatProcess.run(["watch", "-s", video.path, "-o", out.path, "--speed", "max", "-i", "0.1"])
    #expect(result.status == 1)
    #expect(result.standardError.contains("the video is damaged"), "\(result)")
    #expect(folder.text("out/events.jsonl").contains(isCut ? "of 30 pictures" : "cannot be decoded whole"))
    #expect(folder.text("out/events.jsonl").contains("watch ended"))
  }

  @Test("Pictures come through a named pipe; its end is a loss")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("camera.pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let process = try SnapcatProcess(["watch", "-s", pipe.path, "-o", folder.url.path, "-i", "0.1"])
    let video = MotionJPEGFile.data((0..<100).map { TimeCode.picture(time: $0) }, width: 640, height: 360)
    signal(SIGPIPE, SIG_IGN)
    let isOver = Mutex(false)
    let writer = Thread {
      guard let handle = try? FileHandle(forWritingTo: pipe) else { return }
      for part in stride(from: 0, to: video.count, by: 4096) where !isOver.withLock({ $0 }) {
        try? handle.write(contentsOf: video[part..<min(part + 4096, video.count)])
        Thread.sleep(forTimeInterval: 0.02)
      }
      try? handle.close()
    }
    writer.start()
    #expect(folder.wait(for: "\"watching\"", in: "status.json"))
    isOver.withLock { $0 = true }
    #expect(folder.wait(for: "camera lost"))
    let latest = try VisionImage(contentsOf: folder.file("latest.jpg"))
    #expect(latest.width == 640)
    process.send(SIGTERM)
    #expect(try process.result(timeout: 3).status == 143)
  }

  @Test("A card that a sequence or folder shows is read before the end, and told")
  func cards() throws {
    let folder = try TemporaryFolder()
    let card = try Data(contentsOf: Repository.sample("cats/march-card.jpg"))
    let input = try folder.write(card, to: "in/a1.jpg").deletingLastPathComponent()
    let sequence = try SnapcatProcess.run([
      "watch", "-s", input.path + "/a%d.jpg", "-o", folder.file("a").path, "--speed", "max", "-p", "tom",
    ])
    #expect(sequence.status == 0, "\(sequence)")
    #expect(folder.text("a/events.jsonl").contains("card read"))
    #expect(folder.text("a/profiles/tom/contact.vcf").contains("orla@"))
    let watch = try SnapcatProcess(["watch", "-s", input.path, "-o", folder.file("b").path, "-p", "tom"])
    #expect(folder.wait(for: "card read", in: "b/events.jsonl"))
    watch.send(SIGTERM)
    _ = try watch.result(timeout: 3)
  }
}
