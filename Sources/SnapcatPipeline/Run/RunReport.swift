import Foundation

/// What `run.json` says: all that may differ from run to run.
struct RunReport: Encodable {
  let version = SnapcatVersion.current
  /// The paths as they were given.
  let inputs: [String]
  /// The folder that the records' paths are seen from; nil when it is not known.
  let root: RecordPath?
  /// ISO 8601, UTC.
  let started: String
  let finished: String
  let configuration: PipelineConfiguration
  let summary: RunSummary

  init(
    inputs: [FilePath], started: Date, finished: Date, configuration: PipelineConfiguration, summary: RunSummary
  ) {
    self.inputs = inputs.map { RecordPath($0).text }
    root = InputRoot.path(of: inputs).map { RecordPath($0) }
    self.started = started.formatted(.iso8601)
    self.finished = finished.formatted(.iso8601)
    self.configuration = configuration
    self.summary = summary
  }

  private enum CodingKeys: CodingKey {
    case version, inputs, root, rootEncoding, started, finished, configuration, summary
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(inputs, forKey: .inputs)
    try container.encode(root?.text, forKey: .root)
    try container.encodeIfPresent(root?.encoding, forKey: .rootEncoding)
    try container.encode(started, forKey: .started)
    try container.encode(finished, forKey: .finished)
    try container.encode(configuration, forKey: .configuration)
    try container.encode(summary, forKey: .summary)
  }

  /// The file's text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
