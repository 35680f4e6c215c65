import Foundation
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatCommand

@Suite("snapcat models")
struct ModelsCommandTests {
  @Test("Without any manifest the list says what to set")
  func emptyList() async {
    let test = TestConsole()
    #expect(await test.run("models", "list") == .failure)
    #expect(test.errors.text.contains("SNAPCAT_MODELS"))
  }

  @Test("A model that nobody knows is an error", arguments: ["fetch", "verify"])
  func unknownModel(command: String) async {
    let test = TestConsole()
    #expect(await test.run("models", command, "sphinx") == .failure)
    #expect(test.errors.text.contains("no model is called 'sphinx'"))
    #expect(test.output.text.isEmpty)
  }

  @Test("A model whose files are not there is listed as missing, and named verification fails")
  func missingFiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = ManifestText.yolox(name: "tabby", weights: "tabby.onnx")
    try Data(manifest.utf8).write(to: folder.appending(path: "tabby.yaml"))
    try Data("preference: [tabby]".utf8).write(to: folder.appending(path: "default.yaml"))
    let places = ModelPlaces(folders: [folder], dataFolder: folder.appending(path: "data"))
    let list = TestConsole(models: ModelStore(places: places))
    #expect(await list.run("models", "list") == .success)
    #expect(list.output.text.contains("tabby  missing tabby.onnx"))
    let verify = TestConsole(models: ModelStore(places: places))
    #expect(await verify.run("models", "verify", "tabby") == .failure)
    #expect(verify.errors.text.contains("snapcat models fetch tabby"))
    let verifyAll = TestConsole(models: ModelStore(places: places))
    #expect(await verifyAll.run("models", "verify") == .success)
    #expect(verifyAll.errors.text.contains("no model has been fetched"))
  }

  @Test("A manifest with mistakes is listed, and its mistakes are told")
  func invalidManifest() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("name: tabby\n".utf8).write(to: folder.appending(path: "tabby.yaml"))
    let places = ModelPlaces(folders: [folder], dataFolder: folder.appending(path: "data"))
    let test = TestConsole(models: ModelStore(places: places))
    #expect(await test.run("models", "list") == .success)
    #expect(test.output.text == "   tabby  invalid\n")
    #expect(test.errors.text.contains("tabby.yaml"))
  }

  @Test("Adding needs a manifest, and says which file is not there")
  func adding() async throws {
    let bare = TestConsole()
    #expect(await bare.run("models", "add", "tabby.onnx") == .usage)
    #expect(bare.errors.text.contains("--manifest is missing"))
    let gone = TestConsole()
    #expect(await gone.run("models", "add", "tabby.onnx", "--manifest", "/nonexistent/tabby.yaml") == .failure)
    #expect(gone.errors.text.contains("/nonexistent/tabby.yaml cannot be read"))
  }
}
