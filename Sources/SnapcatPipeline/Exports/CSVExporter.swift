import SnapcatContacts

/// Writes animals as a table (RFC 4180): one row an animal, and one for a picture without any.
///
/// Cells that a spreadsheet would take for a formula get an apostrophe in front, as in `contacts.csv`.
struct CSVExporter: RecordExporter {
  /// The names of the columns.
  static let columns = [
    "path", "image_width", "image_height", "label", "confidence", "left", "top", "width", "height", "animals", "cards",
    "profile", "annotated", "sha256", "error", "message",
  ]

  private let options: ExportOptions
  private let file: BufferedFile
  private var summary: ExportSummary

  init(_ path: FilePath, options: ExportOptions) throws(RunError) {
    self.options = options
    file = try BufferedFile(path)
    summary = ExportSummary(path: path)
    try file.write(Self.columns.joined(separator: ",") + "\r\n")
  }

  mutating func add(_ record: ImageRecord, number: Int) throws {
    summary.images += 1
    let animals = record.animals(minimumConfidence: options.minimumConfidence).map(\.animal)
    summary.animals += animals.count
    for animal in animals { try file.write(row(record, animals.count, animal)) }
    if animals.isEmpty { try file.write(row(record, 0, nil)) }
  }

  private func row(_ record: ImageRecord, _ count: Int, _ animal: ObservationRecord?) -> String {
    func whole(_ number: Int?) -> String { number.map(String.init) ?? "" }
    let box = animal?.box.map { JSONText.number($0, decimals: 1) } ?? ["", "", "", ""]
    var cells = [record.path.text, whole(record.image.width), whole(record.image.height), animal?.label ?? ""]
    cells.append(animal.map { JSONText.number($0.confidence) } ?? "")
    cells += box
    cells += [whole(record.observations == nil ? nil : count), whole(record.cards?.count), record.profile ?? ""]
    cells += [record.annotated ?? "", record.image.sha256 ?? "", record.error?.kind.rawValue ?? ""]
    cells.append(record.error?.message ?? "")
    return cells.enumerated().map { CSVText.quote(Self.isNumber($0) ? $1 : CSVText.safe($1)) }
      .joined(separator: ",") + "\r\n"
  }

  /// Whether the column holds numbers, which may begin with a minus.
  private static func isNumber(_ column: Int) -> Bool { (1...2).contains(column) || (4...10).contains(column) }

  mutating func finish() throws -> ExportSummary {
    try file.commit()
    return summary
  }
}
