import SnapcatContacts
import SnapcatPipeline

/// All that is known of a profile, for people.
struct ProfileSheet {
  let entry: ProfileCatalog.Entry

  private static let columnWidth = 12

  var lines: [String] {
    let profile = entry.profile
    var rows: [(String, String)] = []
    if let cat = profile.cat {
      let confidence = cat.observation.map { ", \(Self.percent($0.confidence))" } ?? ""
      rows.append(("Cat", cat.name + mark(.catName)))
      rows.append(("Picture", cat.path.text + confidence + (cat.count > 1 ? ", \(cat.count) cats" : "")))
      if let annotated = cat.annotated { rows.append(("Annotated", annotated)) }
    }
    if let card = profile.card {
      rows.append(("Card", card.path.text + (card.index > 0 ? ", card \(card.index + 1)" : "")))
    }
    if let rule = profile.rule { rows.append(("Paired", ProfileTable.words(for: rule))) }
    if let reason = profile.reason { rows.append(("Remark", reason)) }
    for field in ContactField.allCases { rows += fieldRows(field) }
    if let note = profile.note { rows.append(("Note", note + mark(.note))) }
    let head = profile.id.printable + (entry.isOfWatch ? " (made by a watch)" : "")
    return [head] + rows.map { "  " + $0.0.padded(to: Self.columnWidth) + $0.1.printable } + cardLines
  }

  private func fieldRows(_ field: ContactField) -> [(String, String)] {
    let correction = mark(.contact(field))
    let values = entry.profile.contact?[field] ?? []
    guard !values.isEmpty else { return correction.isEmpty ? [] : [(Self.label(field), "none\(correction)")] }
    return values.map { value in
      var details = [value.confidence.map(Self.percent), value.line.map { "line \($0 + 1)" }].compactMap { $0 }
      if value.source != .text { details.append(value.source == .code ? "from the barcode" : "also in the barcode") }
      let text = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
      return (Self.label(field), value.value + text + correction)
    }
  }

  private var cardLines: [String] {
    guard let lines = entry.profile.card?.lines, !lines.isEmpty else { return [] }
    let width = String(lines.count).count
    return ["  Lines of the card:"]
      + lines.enumerated().map { number, line in
        let confidence = line.confidence.map { "  \(Self.percent($0))" } ?? ""
        let place = String(number + 1)
        return "    " + String(repeating: " ", count: width - place.count)
          + "\(place)  \(line.text)\(confidence)".printable
      }
  }

  private func mark(_ field: CorrectionField) -> String {
    entry.profile.corrected.contains(field) ? " [corrected]" : ""
  }

  private static func percent(_ confidence: Double) -> String { "\(Int((confidence * 100).rounded())) %" }

  private static func label(_ field: ContactField) -> String {
    let name = CorrectionField.contact(field).shortName
    return name == "email" ? "E-mail" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
