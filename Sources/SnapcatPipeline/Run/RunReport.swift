import Foundation

/// What `run.json` says: all that may differ from run to run.
struct RunReport: Encodable {
  let version = SnapcatVersion.current
  /// The paths as they were given.
  let inputs: [String]
  /// ISO 8601, UTC.
  let started: String
  let finished: String
  let configuration: PipelineConfiguration
  let summary: RunSummary

  init(
    inputs: [FilePath], started: Date, finished: Date, configuration: PipelineConfiguration, summary: RunSummary
  ) {
    self.inputs = inputs.map { RecordPath($0).text }
    self.started = started.formatted(.iso8601)
    self.finished = finished.formatted(.iso8601)
    self.configuration = configuration
    self.summary = summary
  }

  private enum CodingKeys: CodingKey { case version, inputs, started, finished, configuration, summary }

  /// The file's text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
