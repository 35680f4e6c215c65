import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("Adding a model of one's own")
struct ModelAddingTests {
  /// A folder with a model that works, and a store that has no other one.
  private struct Place {
    let folder: URL
    let store: ModelStore
    var weights: URL { folder.appending(path: "mine/net.weights") }
    var manifest: URL { folder.appending(path: "mine/tom.yaml") }
    var added: URL { folder.appending(path: "data/tom") }

    init(_ folder: URL) throws {
      self.folder = folder
      store = ModelStore(
        places: ModelPlaces(
          folders: [folder.appending(path: "models")], dataFolder: folder.appending(path: "data")))
      try TinyDarknet.write(to: folder.appending(path: "mine"), name: "tom")
    }

    func contents() -> [String] {
      let data = folder.appending(path: "data")
      return FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }.sorted() ?? []
    }
  }

  private func withPlace(_ body: (Place) throws -> Void) throws {
    try withTemporaryFolder { try body(Place($0)) }
  }

  @Test("the model is found by its name from then on, though its files have gone")
  func added() throws {
    try withPlace { place in
      let manifest = try place.store.add(weights: place.weights, manifest: place.manifest)
      #expect(manifest.folder.standardizedFileURL.path == place.added.path)
      #expect(
        place.contents() == [
          "tom", "tom/labels", "tom/labels/two.txt", "tom/net.cfg", "tom/net.weights", "tom/tom.yaml",
        ])
      try FileManager.default.removeItem(at: place.folder.appending(path: "mine"))
      #expect(place.store.list().map(\.name) == ["tom"])
      #expect(place.store.status(of: try place.store.manifest(named: "tom")) == .ready)
      try place.store.verify(manifest)
      let pixels = try TestImage.plain(width: 40, height: 30).pixels
      _ = try OpenCVObjectDetectionEngine(store: place.store)
        .detectObjects(in: pixels, options: ObjectDetectionOptions(model: "tom"))
    }
  }

  @Test("a second one of that name is refused unless it is to replace the first")
  func replacing() throws {
    try withPlace { place in
      try place.store.add(weights: place.weights, manifest: place.manifest)
      let error = try #require(throws: VisionError.self) {
        try place.store.add(weights: place.weights, manifest: place.manifest)
      }
      #expect(error.description.contains("--replace"))
      try place.store.add(weights: place.weights, manifest: place.manifest, replacing: true)
      #expect(place.contents().count == 6)
    }
  }

  @Test("a name of the models' folders is taken, replacing or not")
  func taken() throws {
    try withPlace { place in
      let models = place.folder.appending(path: "models")
      try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
      try Data(ManifestText.yolox(name: "tom").utf8).write(to: models.appending(path: "tom.yaml"))
      for replacing in [false, true] {
        let error = try #require(throws: VisionError.self) {
          try place.store.add(weights: place.weights, manifest: place.manifest, replacing: replacing)
        }
        #expect(error.description.contains("another name"))
      }
      #expect(place.contents().isEmpty)
    }
  }

  /// Something that is wrong with the files, and a word of the message.
  enum Damage: String, CaseIterable {
    case noWeights = "net.weights"
    case noConfiguration = "net.cfg"
    case noLabels = "label file"
    case otherWeights = "SHA-256"
    case labelsElsewhere = "beside"
    case tooManyLabels = "label file has 3"
    case badManifest = "unknown key"

    func apply(to folder: URL) throws {
      let manager = FileManager.default
      let manifest = folder.appending(path: "tom.yaml")
      func change(_ old: String, _ new: String) throws {
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: manifest)
      }
      switch self {
      case .noWeights: try manager.removeItem(at: folder.appending(path: "net.weights"))
      case .noConfiguration: try manager.removeItem(at: folder.appending(path: "net.cfg"))
      case .noLabels: try manager.removeItem(at: folder.appending(path: "labels"))
      case .otherWeights:
        var data = try Data(contentsOf: folder.appending(path: "net.weights"))
        data[data.count - 1] ^= 1
        try data.write(to: folder.appending(path: "net.weights"))
      case .labelsElsewhere:
        try Data("cat\ndog\n".utf8).write(to: folder.deletingLastPathComponent().appending(path: "two.txt"))
        try change("labels/two.txt", "../two.txt")
      case .tooManyLabels: try Data("cat\ndog\nowl\n".utf8).write(to: folder.appending(path: "labels/two.txt"))
      case .badManifest: try change("license:", "licence: none\nlicense:")
      }
    }
  }

  @Test("what does not fit is an error that says what, and nothing is left behind", arguments: Damage.allCases)
  func refused(damage: Damage) throws {
    try withPlace { place in
      try damage.apply(to: place.folder.appending(path: "mine"))
      let error = try #require(throws: VisionError.self) {
        try place.store.add(weights: place.weights, manifest: place.manifest)
      }
      #expect(error.description.contains(damage.rawValue), "\(error)")
      #expect(place.contents().isEmpty)
    }
  }
}
