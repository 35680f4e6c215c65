import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("Fetching from a server")
struct ModelFetchTests {
  private func withModel(
    source: String, _ body: (ModelStore, ModelManifest, URL) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "tom.yaml")
      try Data(ManifestText.yolox(name: "tom", source: source).utf8).write(to: url)
      let store = ModelStore(
        places: ModelPlaces(folders: [folder], dataFolder: folder.appending(path: "data")))
      try body(store, store.manifest(named: "tom"), folder.appending(path: "weights/tom"))
    }
  }

  @Test("a file is brought and checked, also where it has moved to", arguments: ["good", "moved"])
  func brought(path: String) throws {
    let server = try LoopbackServer()
    try withModel(source: "url: \(server.address(path))") { store, manifest, folder in
      try store.fetch(manifest)
      #expect(store.status(of: manifest) == .ready)
      #expect(try String(contentsOf: folder.appending(path: "weights.onnx"), encoding: .utf8) == "whiskers")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["weights.onnx"])
      var events: [ModelFetchEvent] = []
      try store.fetch(manifest) { events.append($0) }
      #expect(events.count == 1 && "\(events[0])".contains("already there"))
    }
  }

  @Test(
    "a file that is not there, cut off, too long or another one is an error that says so, and leaves nothing behind",
    arguments: [("gone", "404"), ("short", "transfer closed"), ("wrong", "SHA-256"), ("long", "8 bytes, got 16")])
  func refused(path: String, reason: String) throws {
    let server = try LoopbackServer()
    try withModel(source: "url: \(server.address(path))") { store, manifest, folder in
      let error = try #require(throws: VisionError.self) { try store.fetch(manifest) }
      #expect(error.description.contains(reason), "\(error)")
      #expect(error.description.contains(server.address(path)))
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test("a server that is not there is told, and the next source counts")
  func nextSource() throws {
    let server = try LoopbackServer()
    let sources = "url: http://127.0.0.1:1/good\n      - url: \(server.address("good"))"
    try withModel(source: sources) { store, manifest, _ in
      var events: [String] = []
      try store.fetch(manifest) { events.append("\($0)") }
      #expect(store.status(of: manifest) == .ready)
      #expect(events.contains { $0.contains("127.0.0.1:1") })
    }
  }
}
