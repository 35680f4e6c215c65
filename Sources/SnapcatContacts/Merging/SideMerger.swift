/// Puts the records of a card's sides together.
///
/// What two sides say alike is kept once, in the surer reading. Names, titles and companies of a second language stay
/// beside those of the first.
struct SideMerger {
  private(set) var record = ContactRecord()
  private var lineCount = 0

  /// Adds the record of a side with so many lines; its line numbers go on after those of the sides before.
  mutating func add(_ side: ContactRecord, lineCount count: Int) {
    for field in ContactField.allCases {
      for value in side[field] {
        var value = value
        value.line = value.line.map { $0 + lineCount }
        add(value, to: field)
      }
    }
    record.unassigned += side.unassigned.map { $0 + lineCount }
    for conflict in side.conflicts where !record.conflicts.contains(conflict) { record.conflicts.append(conflict) }
    lineCount += count
  }

  private mutating func add(_ value: ContactValue, to field: ContactField) {
    let candidates = field.isPhone ? ContactField.allCases.filter(\.isPhone) : [field]
    for known in candidates {
      guard let index = record[known].firstIndex(where: { ContactMatch.relation($0, value, field: known) == .same })
      else { continue }
      let other = record[known][index]
      let (one, two) = (other.confidence ?? 0.5, value.confidence ?? 0.5)
      var best = two > one + Self.margin ? value : other
      best.confidence = min(Self.surest, ((1 - (1 - one) * (1 - two)) * 1000).rounded() / 1000)
      best.e164 = best.e164 ?? other.e164 ?? value.e164
      if known == field || two <= one + Self.margin {
        record[known][index] = best
      } else {
        record[known].remove(at: index)
        record[field].append(best)
      }
      return
    }
    record[field].append(value)
  }

  private static let margin = 0.05
  private static let surest = 0.995
}
