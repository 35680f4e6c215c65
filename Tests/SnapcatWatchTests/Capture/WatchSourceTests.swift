import Foundation
import TestSupport
import Testing

@testable import SnapcatWatch

@Suite("WatchSource")
struct WatchSourceTests {
  @Test(
    "What a name means",
    arguments: [
      ("0", WatchSource.device("/dev/video0")), ("12", .device("/dev/video12")),
      ("/dev/video3", .device("/dev/video3")),
      ("rtsp://cam.local/live", .stream("rtsp://cam.local/live")), ("http://cam/x.mjpg", .stream("http://cam/x.mjpg")),
      ("walk-%04d.jpg", .sequence("walk-%04d.jpg")),
    ])
  func names(text: String, source: WatchSource) throws {
    #expect(try WatchSource(text) == source)
  }

  @Test("Files and folders are what they are")
  func files() throws {
    try withTemporaryFolder { folder in
      let (picture, video) = (folder.appending(path: "a.JPG").path, folder.appending(path: "a.mp4").path)
      for path in [picture, video] { try Data([1]).write(to: URL(filePath: path)) }
      #expect(try WatchSource(folder.path) == .folder(folder.path))
      #expect(try WatchSource(picture) == .sequence(picture))
      #expect(try WatchSource("file://" + video) == .video(video))
    }
  }

  @Test("What is not there says so", arguments: ["", "no/such/thing.mp4", "gopher://cam/", "-1"])
  func missing(text: String) {
    #expect(throws: WatchError.self) { try WatchSource(text) }
  }

  @Test(
    "Passwords are not shown",
    arguments: [
      ("rtsp://tom:secret@cam/live", "rtsp://tom:***@cam/live"), ("rtsp://cam:554/live", "rtsp://cam:554/live"),
      ("http://tom@cam/", "http://tom@cam/"), ("rtsp://a:b@c:d@cam/x@y", "rtsp://a:***@cam/x@y"),
    ])
  func passwords(address: String, shown: String) throws {
    #expect(try WatchSource(address).displayName == shown)
  }
}
