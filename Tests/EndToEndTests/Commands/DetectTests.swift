import Foundation
import TestSupport
import Testing

@Suite("The built program: detect")
struct DetectTests {
  @Test("A model that nobody knows")
  func unknownModel() throws {
    let result = try SnapcatProcess.run(["detect", "-", "--model", "sphinx"], stdin: CardPicture.mia())
    #expect(result.status == 1)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains("no model is called 'sphinx'"), "\(result)")
  }

  @Test("A model whose weights are not there says how to bring them")
  func missingWeights() throws {
    let folder = try TemporaryFolder()
    let manifest = ManifestText.yolox(name: "tabby", weights: "tabby.onnx")
    try folder.write(Data(manifest.utf8), to: "tabby.yaml")
    try folder.write(Data("cat\n".utf8), to: "labels.txt")
    let result = try SnapcatProcess.run(
      ["detect", "-", "--model", "tabby"], stdin: CardPicture.mia(), environment: ["SNAPCAT_MODELS": folder.url.path])
    #expect(result.status == 1)
    #expect(result.standardOutput.isEmpty)
    #expect(result.standardError.contains("tabby.onnx of the model tabby is missing"), "\(result)")
    #expect(result.standardError.contains("snapcat models fetch tabby"), "\(result)")
  }

  @Test("A picture that is not there")
  func missingPicture() throws {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(["detect", "gone.jpg", "--json"], workingDirectory: folder.url)
    #expect(result.status == 1)
    #expect(result.standardOutput.contains("\"kind\":\"unreadable\""))
    #expect(result.standardError.hasPrefix("snapcat: gone.jpg: "))
  }
}
