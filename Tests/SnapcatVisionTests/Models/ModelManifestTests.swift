import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("Model manifests")
struct ModelManifestTests {
  private let url = URL(filePath: "/models/tom-net.yaml")

  @Test("everything that a manifest says is read")
  func complete() throws {
    let text = """
      name: tom-net
      description: A network.
      license: MIT
      architecture: darknet-yolo
      files:
        - role: weights
          name: tom.weights
          sha256: \(ManifestText.whiskers)
          bytes: 8
          sources:
            - pypi: tom-wheel
              version: 1.2
              member: tom/tom.weights
            - url: https://example.org/tom.weights
        - role: configuration
          name: tom.cfg
          sha256: \(ManifestText.whiskers)
          bytes: 9
          sources:
            - debian: tom-data
              path: /usr/share/tom/tom.cfg
            - file: extra/tom.cfg
      input:
        width: 416
        height: 320
        colorOrder: rgb
        scale: 0.5
        mean: [1, 2, 3]
        letterbox: center
        padding: 127
      labels: labels/tom.txt
      minimumConfidence: 0.25
      maximumOverlap: 0.5
      """
    let manifest = try ModelManifest(yaml: text, url: url)
    let digest = try #require(SHA256Digest(hexadecimal: ManifestText.whiskers))
    let address = try #require(URL(string: "https://example.org/tom.weights"))
    #expect(manifest.name == "tom-net")
    #expect(manifest.summary == "A network.")
    #expect(manifest.license == "MIT")
    #expect(manifest.architecture == .darknetYOLO)
    #expect(manifest.format == .darknet)
    #expect(
      manifest.files == [
        ModelFile(
          role: .weights, name: "tom.weights", sha256: digest, byteCount: 8,
          sources: [.pypi(package: "tom-wheel", version: "1.2", member: "tom/tom.weights"), .url(address)]),
        ModelFile(
          role: .configuration, name: "tom.cfg", sha256: digest, byteCount: 9,
          sources: [.debian(package: "tom-data", path: "/usr/share/tom/tom.cfg"), .file("extra/tom.cfg")]),
      ])
    #expect(
      manifest.input
        == NetworkInput(
          width: 416, height: 320, colorOrder: .rgb, scale: 0.5, mean: [1, 2, 3], placement: .center, padding: 127))
    #expect(manifest.labelFile.path == "/models/labels/tom.txt")
    #expect(manifest.minimumConfidence == 0.25)
    #expect(manifest.maximumOverlap == 0.5)
  }

  @Test("what may be left out has a value")
  func defaults() throws {
    let text = ManifestText.yolox(name: "tom-net").replacing("minimumConfidence: 0.3", with: "")
    let manifest = try ModelManifest(yaml: text, url: url)
    #expect(manifest.input.scale == 1)
    #expect(manifest.input.mean == [0, 0, 0])
    #expect(manifest.minimumConfidence == 0.4)
    #expect(manifest.maximumOverlap == 0.45)
  }

  @Test(
    "a mistake is told with file, line and key",
    arguments: [
      ("name: tom-net", "name: other", ":1: name: must be the name of the file"),
      ("description: A network that knows whiskers.\n", "", ":1: the key 'description' is missing"),
      ("architecture: yolox", "architecture: yolo", ":4: architecture: expected one of darknet-yolo, yolox"),
      ("role: weights", "role: heavy", ":6: files[0].role: expected one of weights, configuration"),
      ("role: weights", "role: configuration", ":6: files: a file of the role 'weights' is missing"),
      ("name: weights.onnx", "name: weights.zip", ": files: the name of the weights must end in one of"),
      ("name: weights.onnx", "name: ../weights.onnx", ":7: files[0].name: must be a plain file name"),
      ("name: weights.onnx", "name: tom.weights", ": files: weights in .weights need a file of the role"),
      ("sha256: ", "sha256: 12", ":8: files[0].sha256: expected a SHA-256"),
      ("bytes: 8", "bytes: many", ":9: files[0].bytes: expected a whole number"),
      ("bytes: 8", "bytes: 0", ":9: files[0].bytes: must be at least 1"),
      ("file: weights.onnx", "ftp: x", ": files[0].sources[0].ftp: unknown key"),
      ("file: weights.onnx", "pypi: tom", ": files[0].sources[0]: the key 'version' is missing"),
      ("file: weights.onnx", "url: tom", ":11: files[0].sources[0].url: expected an address"),
      ("width: 416", "width: 400", ":13: input.width: yolox wants"),
      ("width: 416", "width: 3", ":13: input.width: must lie within"),
      ("padding: 114", "padding: 300", ":17: input.padding: must lie within 0 and 255"),
      ("padding: 114", "mean: [1, 2]", ":17: input.mean: expected three numbers"),
      ("letterbox: topLeft", "letterbox: left", ":16: input.letterbox: expected one of center, topLeft, stretch"),
      ("minimumConfidence: 0.3", "minimumConfidence: 3", ":19: minimumConfidence: must lie within"),
      ("minimumConfidence: 0.3", "confidence: 0.3", ":19: confidence: unknown key"),
    ])
  func mistakes(right: String, wrong: String, message: String) throws {
    let text = ManifestText.yolox(name: "tom-net")
    let start = try #require(text.firstRange(of: right))
    let error = try #require(throws: (any Error).self) {
      try ModelManifest(yaml: text.replacingCharacters(in: start, with: wrong), url: url)
    }
    #expect("\(error)".contains("/models/tom-net.yaml:"))
    #expect("\(error)".contains(message), "\(error)")
  }
}
