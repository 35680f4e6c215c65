/// Brings together what a card's lines and its barcode say.
///
/// Where both agree the value is sure. Where they are so alike that one is a misreading, or where the reading of the lines
/// is unsure, the code wins. Otherwise the lines win, since a code may be that of somebody else or out of date. Whatever
/// is not the same is kept as a conflict.
struct CodeFusion {
  private(set) var record: ContactRecord

  init(_ record: ContactRecord) { self.record = record }

  /// Readings of lines below this are unsure.
  private static let sure = 0.8
  /// The confidence of what lines and code agree on.
  private static let agreed = 0.99

  mutating func add(_ code: ContactRecord) {
    for field in ContactField.allCases {
      for value in code[field] { add(value, to: field, onlyOne: code[field].count == 1) }
    }
  }

  private mutating func add(_ value: ContactValue, to field: ContactField, onlyOne: Bool) {
    let candidates = field.isPhone ? ContactField.allCases.filter(\.isPhone) : [field]
    for relation in [ContactMatch.Relation.same, .similar] {
      for known in candidates {
        guard
          let index = record[known].firstIndex(where: { ContactMatch.relation($0, value, field: known) == relation })
        else { continue }
        join(value, at: index, of: known, isSame: relation == .same)
        return
      }
    }
    let rival = record[field].first { $0.source == .text }
    guard let rival, field.isSingle || onlyOne && record[field].count == 1 && field != .addresses else {
      record[field].append(value)
      return
    }
    guard field.isSingle else {
      record[field].append(value)
      record.conflicts.append(ContactConflict(field: field, text: rival.value, code: value.value, kept: .both))
      return
    }
    let isSure = (rival.confidence ?? 1) >= Self.sure
    record.conflicts.append(
      ContactConflict(field: field, text: rival.value, code: value.value, kept: isSure ? .text : .code))
    guard !isSure, let index = record[field].firstIndex(of: rival) else { return }
    record[field][index] = placed(value, at: rival)
  }

  /// Joins a value of the code with the one of the lines that it is the same as, or nearly so.
  private mutating func join(_ value: ContactValue, at index: Int, of field: ContactField, isSame: Bool) {
    let known = record[field][index]
    guard known.source != .code else { return }
    if isSame {
      record[field][index].source = .both
      record[field][index].confidence = max(Self.agreed, known.confidence ?? 0)
      record[field][index].e164 = known.e164 ?? value.e164
      record[field][index].firstName = value.firstName ?? known.firstName
      record[field][index].lastName = value.lastName ?? known.lastName
    } else {
      record.conflicts.append(ContactConflict(field: field, text: known.value, code: value.value, kept: .code))
      record[field][index] = placed(value, at: known)
    }
  }

  /// The code's value in the place that the lines gave it.
  private func placed(_ value: ContactValue, at known: ContactValue) -> ContactValue {
    var value = value
    value.line = known.line
    value.box = known.box
    return value
  }
}
