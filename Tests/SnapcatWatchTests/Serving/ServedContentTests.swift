import Foundation
import SnapcatPipeline
import TestSupport
import Testing

@testable import SnapcatWatch

@Suite("ServedContent")
struct ServedContentTests {
  @Test("Kept pictures can be fetched, and nothing else")
  func files() throws {
    try withTemporaryFolder { folder in
      let output = folder.appending(path: "out")
      let day = output.appending(path: "frames/2026-11-30")
      try FileManager.default.createDirectory(at: day, withIntermediateDirectories: true)
      try Data("picture".utf8).write(to: day.appending(path: "07-05-09.250.jpg"))
      try Data("secret".utf8).write(to: folder.appending(path: "secret.jpg"))
      try FileManager.default.createSymbolicLink(
        at: day.appending(path: "08-00-00.000.jpg"), withDestinationURL: folder.appending(path: "secret.jpg"))
      try FileManager.default.createSymbolicLink(
        at: output.appending(path: "frames/2026-12-01"), withDestinationURL: day)
      let content = ServedContent(folder: FilePath(output.path), events: [])
      #expect(isContent(content.response(to: "/frames/2026-11-30/07-05-09.250.jpg")))
      let refused = [
        "/frames/2026-11-30/08-00-00.000.jpg", "/frames/2026-12-01/07-05-09.250.jpg", "/frames/../../secret.jpg",
        "/../secret.jpg", "/frames/2026-11-30/../../../secret.jpg", "/frames//2026-11-30/07-05-09.250.jpg",
        "//etc/passwd",
        "/profiles/../secret.jpg", "/profiles/../../secret.jpg", "/profiles/tom/profile.json", "/events.jsonl",
        "/frames/2026-11-30/07-05-09.250.jpg/", "/thumbs/2026-11-30/..%2f..%2fsecret.jpg", "", "/frames/2026-11-30",
      ]
      for path in refused { #expect(!isContent(content.response(to: path)), "\(path)") }
    }
  }

  @Test("Viewers get the newest picture only, and their number is bounded")
  func hub() throws {
    let hub = FrameHub(maximumReaders: 1)
    let viewer = try #require(hub.subscribe())
    #expect(hub.subscribe() == nil)
    for number in 1...3 { hub.publish(Data([UInt8(number)])) }
    #expect(viewer.next() == Data([3]))
    hub.publish(Data([4]))
    #expect(viewer.next() == Data([4]))
    hub.close()
    #expect(viewer.next() == nil)
  }

  @Test(
    "Addresses", arguments: [("8080", "127.0.0.1:8080"), ("0.0.0.0:80", "0.0.0.0:80"), ("localhost:1", "127.0.0.1:1")])
  func addresses(text: String, address: String) {
    #expect(ServingAddress(text)?.description == address)
  }

  @Test("No addresses", arguments: ["", "x", "70000", "1.2.3:80", "1.2.3.256:80", "::1:80", "-1"])
  func noAddresses(text: String) {
    #expect(ServingAddress(text) == nil)
  }

  private func isContent(_ response: ServedResponse) -> Bool {
    if case .content = response { true } else { false }
  }
}
