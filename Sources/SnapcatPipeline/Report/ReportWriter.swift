/// Writes `report.html`: one page that shows a run without a network and without other files but pictures.
///
/// The data lie in the page as pieces of JSON; they are written while the records are read, so that memory does not grow.
package struct ReportWriter {
  /// The file's name in the output folder.
  package static let name: FilePath = "report.html"

  /// How many pictures or profiles one piece of JSON holds.
  private static let pieceSize = 500

  private let outputDirectory: FilePath
  private let hasProfiles: Bool

  /// - Parameter hasProfiles: whether the profiles of the folder belong to this run.
  package init(outputDirectory: FilePath, hasProfiles: Bool = true) {
    self.outputDirectory = outputDirectory
    self.hasProfiles = hasProfiles
  }

  /// Whether the folder has the page.
  package static func isThere(in outputDirectory: FilePath) -> Bool {
    (try? FileSystem.status(of: outputDirectory.appending(name)).kind) == .file
  }

  /// Writes the page.
  ///
  /// - Throws: ``ExportError`` when the run's records cannot be read, ``ProfileFileError`` when its profiles cannot,
  ///   ``RunError`` when the page cannot be written.
  package func write() throws {
    let page = try BufferedFile(outputDirectory.appending(Self.name))
    try page.write(ReportPage.head)
    let records = try RecordReader(outputDirectory: outputDirectory)
    var number = 0
    var (pictures, cards): ([String], [String]) = ([], [])
    while let record = try records.next() {
      pictures.append(ReportRow.picture(record))
      for (index, card) in (record.cards ?? []).enumerated() {
        cards.append(ReportRow.card(card, index: index, picture: number))
      }
      number += 1
      if pictures.count == Self.pieceSize {
        try write(&pictures, of: "pictures", to: page)
        try write(&cards, of: "cards", to: page)
      }
    }
    try write(&pictures, of: "pictures", to: page)
    try write(&cards, of: "cards", to: page)
    try writeProfiles(to: page)
    try page.write(ReportPage.foot)
    try page.commit()
  }

  private func writeProfiles(to page: BufferedFile) throws {
    guard hasProfiles, ProfileFile.isThere(in: outputDirectory) else { return }
    let file = try ProfileFile(outputDirectory: outputDirectory)
    var rows: [String] = []
    for id in try file.ids() {
      if let profile = try file.profile(id) { rows.append(ReportRow.profile(profile)) }
      if rows.count == Self.pieceSize { try write(&rows, of: "profiles", to: page) }
    }
    try write(&rows, of: "profiles", to: page)
  }

  private func write(_ rows: inout [String], of kind: String, to page: BufferedFile) throws(RunError) {
    guard !rows.isEmpty else { return }
    try page.write("<script type=\"application/json\" data-of=\"\(kind)\">[\n")
    try page.write(rows.joined(separator: ",\n"))
    try page.write("\n]</script>\n")
    rows.removeAll(keepingCapacity: true)
  }
}
