import SnapcatPipeline
import SnapcatVision

/// What is installed and what is missing; the JSON of `snapcat doctor` (schema `snapcat.doctor/1`).
struct DoctorReport: Encodable, Sendable {
  /// A model and its state.
  struct Model: Encodable, Hashable, Sendable {
    var name: String
    var state: String
    var isDefault: Bool
  }

  let schema = "snapcat.doctor/1"
  let version = SnapcatVersion.current
  let checks: [DoctorCheck]
  /// Tesseract's names of the languages that can be read.
  let languages: [String]
  let models: [Model]

  /// Whether everything that is needed is there.
  var isHealthy: Bool { !checks.contains { $0.state == .missing } }

  /// The report for people, with a line end.
  func text(width: Int) -> String {
    let nameColumn = (checks.map(\.name.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: Self.stateColumn + nameColumn)
    var lines = ["Snapcat \(version)", ""]
    for check in checks {
      let head = check.state.rawValue.padded(to: Self.stateColumn) + check.name.padded(to: nameColumn)
      let details = check.detail.wrapped(width: max(20, width - indent.count))
      lines.append(head + (details.first ?? ""))
      lines += details.dropFirst().map { indent + $0 }
      if let remedy = check.remedy { lines.append(indent + "bring it with: " + remedy) }
    }
    let verdict = isHealthy ? "Everything that is needed is there." : "Something that is needed is missing."
    return (lines + ["", verdict]).map(\.withoutTrailingBlanks).joined(separator: "\n") + "\n"
  }

  private static let stateColumn = 9

  private enum CodingKeys: String, CodingKey { case schema, version, healthy, checks, languages, models }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(version, forKey: .version)
    try container.encode(isHealthy, forKey: .healthy)
    try container.encode(checks, forKey: .checks)
    try container.encode(languages, forKey: .languages)
    try container.encode(models, forKey: .models)
  }
}
