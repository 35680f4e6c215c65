import SnapcatContacts

/// The pieces of JSON that the report holds, with short keys since there are many.
///
/// A picture: `p` path, `e` 1 when bytes are percent-encoded, `w` and `h` size, `a` animals (label and confidence), `c`
/// number of cards, `d` annotated copy, `f` profile, `x` error (kind and message), `m` and `k`
/// small copy and cards where their names were shortened. What is not there is left out. A card: `i`
/// the picture's place, `n` its place in the picture from 0, `l` lines (text, confidence, box), `f` fields. A profile: `i`
/// name, `s` cat's picture, `t` cat's name, `d` annotated copy, `k` number of cats, `v` confidence, `c` card's picture, `n`
/// its place, `r` rule, `w` reason, `f` fields, `u` names of corrected fields, `o` note. A value of a field: text,
/// confidence, line, where it comes from.
enum ReportRow {
  static func picture(_ record: ImageRecord) -> String {
    var parts = ["\"p\":\(JSONText.string(record.path.text))"]
    if record.path.encoding != nil { parts.append("\"e\":1") }
    if let width = record.image.width, let height = record.image.height {
      parts.append("\"w\":\(width),\"h\":\(height)")
    }
    if let animals = record.observations, !animals.isEmpty {
      let list = animals.map { "[\(JSONText.string($0.label)),\(JSONText.number($0.confidence))]" }
      parts.append("\"a\":[\(list.joined(separator: ","))]")
    }
    if let cards = record.cards, !cards.isEmpty { parts.append("\"c\":\(cards.count)") }
    if let annotated = record.annotated { parts.append("\"d\":\(JSONText.string(annotated))") }
    if let profile = record.profile { parts.append("\"f\":\(JSONText.string(profile))") }
    if let error = record.error {
      parts.append("\"x\":[\"\(error.kind.rawValue)\",\(JSONText.string(error.message))]")
    }
    parts += shortenedNames(record)
    return "{\(parts.joined(separator: ","))}"
  }

  /// Where the small pictures are, for names so long that they had to be shortened.
  private static func shortenedNames(_ record: ImageRecord) -> [String] {
    let path = record.path.filePath
    let small = ReportPictures.thumbnail(of: path)
    guard small.bytes != ReportPictures.thumbnails.appending(path).bytes + Array(".jpg".utf8) else { return [] }
    let cards = (record.cards ?? []).indices.map {
      JSONText.string(ReportPictures.card($0, of: path).percentEncoded)
    }
    return ["\"m\":\(JSONText.string(small.percentEncoded))", "\"k\":[\(cards.joined(separator: ","))]"]
  }

  static func card(_ card: CardRecord, index: Int, picture: Int) -> String {
    let lines = card.lines.map { line in
      let box = line.box.map { $0.map { JSONText.number($0, decimals: 1) }.joined(separator: ",") }
      return "[\(JSONText.string(line.text)),\(JSONText.number(line.confidence)),\(box.map { "[\($0)]" } ?? "null")]"
    }
    let values = ContactField.allCases.compactMap { field in self.values(field, card.fields[field.rawValue] ?? []) }
    return "{\"i\":\(picture),\"n\":\(index),\"l\":[\(lines.joined(separator: ","))],"
      + "\"f\":{\(values.joined(separator: ","))}}"
  }

  static func profile(_ profile: Profile) -> String {
    var parts = ["\"i\":\(JSONText.string(profile.id))"]
    if let cat = profile.cat {
      parts.append("\"s\":\(JSONText.string(cat.path.text)),\"t\":\(JSONText.string(cat.name)),\"k\":\(cat.count)")
      if let annotated = cat.annotated { parts.append("\"d\":\(JSONText.string(annotated))") }
      if let cat = cat.observation { parts.append("\"v\":\(JSONText.number(cat.confidence))") }
    }
    if let card = profile.card { parts.append("\"c\":\(JSONText.string(card.path.text)),\"n\":\(card.index)") }
    if let rule = profile.rule { parts.append("\"r\":\"\(rule.rawValue)\"") }
    if let reason = profile.reason { parts.append("\"w\":\(JSONText.string(reason))") }
    if let note = profile.note { parts.append("\"o\":\(JSONText.string(note))") }
    let values = ContactField.allCases.compactMap { field in
      self.values(field, (profile.contact?[field] ?? []).map(ContactValueRecord.init))
    }
    if !values.isEmpty { parts.append("\"f\":{\(values.joined(separator: ","))}") }
    let corrected = CorrectionField.all.filter(profile.corrected.contains).map { "\"\($0.name)\"" }
    if !corrected.isEmpty { parts.append("\"u\":[\(corrected.joined(separator: ","))]") }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func values(_ field: ContactField, _ values: [ContactValueRecord]) -> String? {
    guard !values.isEmpty else { return nil }
    let list = values.map { value in
      "[\(JSONText.string(value.value)),\(JSONText.number(value.confidence)),\(value.line.map(String.init) ?? "null"),"
        + "\(value.source.map { "\"\($0.rawValue)\"" } ?? "null")]"
    }
    return "\"\(field.rawValue)\":[\(list.joined(separator: ","))]"
  }
}
