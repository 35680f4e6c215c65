import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("Store of models")
struct ModelStoreTests {
  private func write(_ text: String, _ path: String, in folder: URL) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func contents(_ folder: URL) -> [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
  }

  private func store(_ folders: [URL], data: URL) -> ModelStore {
    ModelStore(places: ModelPlaces(folders: folders, dataFolder: data))
  }

  @Test("folders come from the environment, then from the repository, then from the installation")
  func places() throws {
    try withTemporaryFolder { folder in
      let root = folder.resolvingSymlinksInPath()
      try write("", "repo/models/a.yaml", in: root)
      try write("", "repo/.build/debug/models/readme.txt", in: root)
      let places = ModelPlaces(
        environment: ["SNAPCAT_MODELS": "/one:/two", "XDG_DATA_HOME": "/data", "HOME": "/home/tola"],
        executable: root.appending(path: "repo/.build/debug/snapcat"))
      let expected = [
        "/one", "/two", root.path + "/repo/models", root.path + "/repo/.build/share/snapcat/models",
      ]
      #expect(places.folders.map(\.path) == expected)
      #expect(places.dataFolder.path == "/data/snapcat/models")
    }
  }

  @Test("weights of users go below their home, and a relative data folder does not count")
  func dataFolder() {
    let places = ModelPlaces(environment: ["XDG_DATA_HOME": "data", "HOME": "/home/tola"], executable: nil)
    #expect(places.folders.isEmpty)
    #expect(places.dataFolder.path == "/home/tola/.local/share/snapcat/models")
  }

  @Test("models are listed by name with their status, and the first folder counts")
  func list() throws {
    try withTemporaryFolder { folder in
      let (one, two) = (folder.appending(path: "one"), folder.appending(path: "two"))
      try write(ManifestText.yolox(name: "tom"), "tom.yaml", in: one)
      try write("whiskers", "weights.onnx", in: one)
      try write("name: 1\nlive: 9", "bad.yaml", in: one)
      try write("preference: [tom]", "default.yaml", in: one)
      try write(ManifestText.yolox(name: "tom"), "tom.yaml", in: two)
      try write(ManifestText.yolox(name: "mia"), "mia.yaml", in: two)
      let entries = store([one, two], data: folder.appending(path: "data")).list()
      #expect(entries.map(\.name) == ["bad", "mia", "tom"])
      #expect(entries.map(\.status).dropFirst() == [.missing(["weights.onnx"]), .ready])
      let bad = try #require(entries.first)
      #expect(bad.manifest == nil)
      #expect(bad.status.description.contains("bad.yaml:2: live: unknown key"))
      #expect(entries.last?.url.path == one.appending(path: "tom.yaml").path)
    }
  }

  @Test("a model is found by its name or by the path of its manifest, and an unknown one is told with the known ones")
  func named() throws {
    try withTemporaryFolder { folder in
      try write(ManifestText.yolox(name: "tom"), "models/tom.yaml", in: folder)
      let store = store([folder.appending(path: "models")], data: folder)
      #expect(try store.manifest(named: "tom").name == "tom")
      #expect(try store.manifest(named: folder.appending(path: "models/tom.yaml").path).name == "tom")
      let error = try #require(throws: VisionError.self) { try store.manifest(named: "mia") }
      #expect("\(error)".contains("'mia'") && "\(error)".contains("tom"))
    }
  }

  @Test(
    "weights are looked for beside the manifest, in its weights folder and in the data folder",
    arguments: ["models/weights.onnx", "models/weights/tom/weights.onnx", "data/tom/weights.onnx"])
  func locations(path: String) throws {
    try withTemporaryFolder { folder in
      try write(ManifestText.yolox(name: "tom"), "models/tom.yaml", in: folder)
      let store = store([folder.appending(path: "models")], data: folder.appending(path: "data"))
      let manifest = try store.manifest(named: "tom")
      let file = try #require(manifest.file(.weights))
      #expect(store.status(of: manifest) == .missing(["weights.onnx"]))
      #expect(throws: VisionError.self) { try store.url(of: file, in: manifest) }
      try write("short", path, in: folder)
      #expect(store.status(of: manifest) == .damaged(["weights.onnx"]))
      try write("whiskers", path, in: folder)
      #expect(store.status(of: manifest) == .ready)
      #expect(try store.url(of: file, in: manifest).path == folder.appending(path: path).path)
      try store.verify(manifest)
      try write("whiskerz", path, in: folder)
      let error = try #require(throws: VisionError.self) { try store.verify(manifest) }
      #expect("\(error)".contains("should have the SHA-256 \(ManifestText.whiskers), got"))
    }
  }

  @Test("the default model is the first of the preference that is ready")
  func defaultModel() throws {
    try withTemporaryFolder { folder in
      let store = store([folder], data: folder.appending(path: "data"))
      #expect(throws: VisionError.self) { try store.defaultManifest() }
      try write("preference:\n  - unknown\n  - tom\n  - mia\n", "default.yaml", in: folder)
      try write(ManifestText.yolox(name: "tom"), "tom.yaml", in: folder)
      try write(ManifestText.yolox(name: "mia"), "mia.yaml", in: folder)
      #expect(throws: VisionError.self) { try store.defaultManifest() }
      try write("whiskers", "weights/mia/weights.onnx", in: folder)
      #expect(try store.defaultManifest().name == "mia")
      try write("whiskers", "weights/tom/weights.onnx", in: folder)
      #expect(try store.defaultManifest().name == "tom")
      try write("first: tom", "default.yaml", in: folder)
      let error = try #require(throws: VisionError.self) { try store.defaultManifest() }
      #expect("\(error)".contains("default.yaml:1: first: unknown key"))
    }
  }

  @Test("fetching brings the file, verified, and says so the second time")
  func fetch() throws {
    try withTemporaryFolder { folder in
      try write("whiskers", "source/right", in: folder)
      let source = folder.appending(path: "source/right").absoluteString
      try write(ManifestText.yolox(name: "tom", source: "url: \(source)"), "models/tom.yaml", in: folder)
      let models = folder.appending(path: "models")
      let store = store([models], data: folder.appending(path: "data"))
      let manifest = try store.manifest(named: "tom")
      var events: [String] = []
      try store.fetch(manifest) { events.append($0.description) }
      let place = models.appending(path: "weights/tom").path
      #expect(
        events == [
          "weights.onnx: fetching 8 bytes from \(source)", "weights.onnx: verified and put into \(place)",
        ])
      #expect(contents(models) == ["tom.yaml", "weights", "weights/tom", "weights/tom/weights.onnx"])
      try store.verify(manifest)
      events = []
      try store.fetch(manifest) { events.append($0.description) }
      #expect(events == ["weights.onnx: already there, verified"])
      try write("whiskerz", "models/weights/tom/weights.onnx", in: folder)
      try store.fetch(manifest)
      try store.verify(manifest)
    }
  }

  @Test("a file that differs is refused with what was expected and what came, and leaves nothing behind")
  func mismatch() throws {
    try withTemporaryFolder { folder in
      for (text, message) in [
        (
          "whiskerz",
          "should have the SHA-256 \(ManifestText.whiskers), got \(SHA256Digest(of: Array("whiskerz".utf8)))"
        ),
        ("short", "should have 8 bytes, got 5"),
      ] {
        try write(text, "source", in: folder)
        let source = folder.appending(path: "source").absoluteString
        try write(ManifestText.yolox(name: "tom", source: "url: \(source)"), "models/tom.yaml", in: folder)
        let models = folder.appending(path: "models")
        let store = store([models], data: folder.appending(path: "data"))
        let manifest = try store.manifest(named: "tom")
        let error = try #require(throws: VisionError.self) { try store.fetch(manifest) }
        #expect("\(error)".contains(message), "\(error)")
        #expect(contents(models) == ["tom.yaml", "weights"])
        #expect(store.status(of: manifest) == .missing(["weights.onnx"]))
      }
    }
  }

  @Test("after a source that fails the next one is tried, and an installed package needs no download")
  func sources() throws {
    try withTemporaryFolder { folder in
      try write("whiskers", "installed", in: folder)
      let source = """
        url: \(folder.appending(path: "absent").absoluteString)
              - debian: tom-data
                path: \(folder.appending(path: "installed").path)
        """
      try write(ManifestText.yolox(name: "tom", source: source), "models/tom.yaml", in: folder)
      let store = store([folder.appending(path: "models")], data: folder.appending(path: "data"))
      var failures = 0
      try store.fetch(store.manifest(named: "tom")) { event in
        if case .sourceFailed = event { failures += 1 }
      }
      #expect(failures == 1)
      #expect(try store.status(of: store.manifest(named: "tom")) == .ready)
    }
  }

  @Test("the default model that is fetched is the first one that can be had")
  func fetchDefault() throws {
    try withTemporaryFolder { folder in
      try write("preference: [tom, mia]", "default.yaml", in: folder)
      try write(ManifestText.yolox(name: "tom"), "tom.yaml", in: folder)
      let store = store([folder], data: folder.appending(path: "data"))
      let error = try #require(throws: VisionError.self) { try store.fetchDefault() }
      #expect("\(error)".contains("tom") && "\(error)".contains("'mia'"))
      try write("whiskers", "source", in: folder)
      let source = folder.appending(path: "source").absoluteString
      try write(ManifestText.yolox(name: "mia", source: "url: \(source)"), "mia.yaml", in: folder)
      #expect(try store.fetchDefault().name == "mia")
    }
  }

  @Test("the models of the repository have no mistakes and as many labels as classes")
  func repository() throws {
    let models = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../models", directoryHint: .isDirectory).standardizedFileURL
    let store = store([models], data: models)
    let names = store.list().map(\.name)
    let classCounts = ["card-outline": 3, "snapcat-animals": 10, "yolov3-tiny": 80, "yolox-nano": 80]
    #expect(classCounts.keys.allSatisfy(names.contains))
    for (name, count) in classCounts {
      #expect(try store.manifest(named: name).labels().count == count)
    }
    let shipped = try store.manifest(named: "snapcat-animals")
    #expect(store.status(of: shipped) == .ready)
    try store.verify(shipped)
    #expect(try store.preference().allSatisfy(names.contains))
  }
}
