import Foundation

/// What is known of a model: its network's files, what goes in and what comes out.
///
/// Written by hand as `NAME.yaml` in a folder of models.
public struct ModelManifest: Hashable, Sendable {
  /// The name that requests and commands use, which is the manifest's file name without ".yaml".
  public let name: String
  /// One or two sentences for people.
  public let summary: String
  /// Who made the weights and under which licence they come.
  public let license: String
  public let architecture: ModelArchitecture
  public let files: [ModelFile]
  /// Boxes with a lower confidence are left out unless the request says otherwise, in 0...1.
  public let minimumConfidence: Float
  /// Of two boxes of one label, the less sure one is left out when their intersection over union is above this.
  public let maximumOverlap: Double
  /// The file with one label a line, in the order of the network's classes.
  public let labelFile: URL
  /// The folder that the manifest is in.
  public let folder: URL
  /// The format of the weights.
  let format: NetworkFormat
  /// What the network wants to see.
  let input: NetworkInput

  init(
    name: String, summary: String, license: String, architecture: ModelArchitecture, files: [ModelFile],
    minimumConfidence: Float, maximumOverlap: Double, labelFile: URL, folder: URL, format: NetworkFormat,
    input: NetworkInput
  ) {
    self.name = name
    self.summary = summary
    self.license = license
    self.architecture = architecture
    self.files = files
    self.minimumConfidence = minimumConfidence
    self.maximumOverlap = maximumOverlap
    self.labelFile = labelFile
    self.folder = folder
    self.format = format
    self.input = input
  }

  /// The file of a role, if the model has one.
  public func file(_ role: ModelFile.Role) -> ModelFile? {
    files.first { $0.role == role }
  }

  /// The labels, in the order of the network's classes.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)`` when the label file cannot be read or is empty.
  public func labels() throws(VisionError) -> [String] {
    let text: String
    do {
      text = try String(contentsOf: labelFile, encoding: .utf8)
    } catch {
      throw .modelUnavailable("the model \(name) has no readable label file at \(labelFile.path)")
    }
    let labels = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard !labels.isEmpty else { throw .modelUnavailable("the label file \(labelFile.path) is empty") }
    return labels
  }
}
