import SnapcatPipeline

/// Profiles as a table for people.
struct ProfileTable {
  let entries: [ProfileCatalog.Entry]

  private static let widestColumn = 40

  /// The lines; a header and one line a profile.
  var lines: [String] {
    let header = ["PROFILE", "NAME", "NUMBER", "E-MAIL", "MADE BY", "REMARK"]
    let rows = [header] + entries.map(Self.cells)
    let widths = header.indices.map { column in min(rows.map { $0[column].count }.max() ?? 0, Self.widestColumn) }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").withoutTrailingBlanks
    }
  }

  private static func cells(_ entry: ProfileCatalog.Entry) -> [String] {
    let profile = entry.profile
    let contact = profile.contact
    var remarks = [profile.reason ?? ""]
    if let rule = profile.rule { remarks.insert(words(for: rule), at: 0) }
    if !profile.corrected.isEmpty {
      remarks.append(
        "corrected: " + CorrectionField.all.filter(profile.corrected.contains).map(\.shortName).joined(separator: ", "))
    }
    return [
      profile.id, contact?.profileName ?? "-", contact?.profileNumber?.value ?? "-", contact?.profileEmail ?? "-",
      entry.isOfWatch ? "watch" : "run", remarks.filter { !$0.isEmpty }.joined(separator: "; "),
    ].map(\.printable)
  }

  /// How cat and card were paired, in words.
  static func words(for rule: MatchRule) -> String {
    switch rule {
    case .samePicture: "in one picture"
    case .stem: "paired by name"
    case .folder: "paired by folder"
    case .sequence: "paired by sequence"
    }
  }
}
