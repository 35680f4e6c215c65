import Foundation
import SnapcatVision

/// `snapcat models add`: takes in a model of the user's own.
struct ModelsAddCommand: Command {
  static let weights = Argument<[String]>.operands(
    "FILE", count: 1...1, help: "The weights: .onnx, .weights, .caffemodel or .pb.")
  static let manifest = Argument<String?>.optional(
    "manifest", value: "NAME.yaml", help: "What the network wants to see and what its answers mean.")
  static let replace = Argument<Bool>.flag("replace", help: "Put it in the place of one that was added before.")

  static let syntax = CommandSyntax(
    name: "add",
    summary: "Takes in a model of your own.",
    discussion: [
      "Weights, manifest and labels are copied to the user's data folder, from where every call finds the model by its "
        + "name. The weights must have the size and the SHA-256 of the manifest, and the network has to answer to an "
        + "empty picture; otherwise nothing changes."
    ],
    arguments: [weights.definition, manifest.definition, replace.definition],
    examples: [
      .init("snapcat models add my-cats.onnx --manifest my-cats.yaml", "Then: snapcat detect --model my-cats tom.jpg")
    ],
    exitStatuses: [
      (.success, "The model is ready."),
      (.failure, "A file is missing or does not fit; the message says which and why."),
      (.usage, "The command line cannot be understood."),
    ])

  let weights: String
  let manifest: String
  let isReplacing: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    weights = try arguments[Self.weights].first ?? ""
    isReplacing = try arguments[Self.replace]
    guard let manifest = try arguments[Self.manifest] else {
      throw UsageError("--manifest is missing: the file that describes \(weights)")
    }
    self.manifest = manifest
  }

  func run(in console: Console) async throws -> ExitCode {
    let url = URL(filePath: manifest)
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CommandError("the manifest \(manifest) cannot be read")
    }
    guard url.pathExtension == "yaml" else {
      throw CommandError("the manifest must be called NAME.yaml, got \(manifest)")
    }
    let model = try console.models.add(weights: URL(filePath: weights), manifest: url, replacing: isReplacing)
    try console.output.writeLine("\(model.name): ready in \(model.folder.path)")
    return .success
  }
}
