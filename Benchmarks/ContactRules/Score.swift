import SnapcatContacts

/// Right, true and read values of many cards.
struct Score {
  private(set) var right = 0
  private(set) var truths = 0
  private(set) var readings = 0
  private(set) var wholeCards = 0
  private(set) var cards = 0

  /// Twice the right values over all true and read ones, in percent.
  var f1: Double { 200 * Double(right) / Double(max(1, truths + readings)) }
  /// Cards without any error, in percent.
  var whole: Double { 100 * Double(wholeCards) / Double(max(1, cards)) }

  mutating func add(_ record: ContactRecord, truth: LabelledCard) {
    var isWhole = true
    for field in Comparison.fields {
      var rest = truth.keys(field)
      truths += rest.count
      for value in record[field] {
        readings += 1
        if let index = rest.firstIndex(of: Comparison.key(value.value, field)) {
          rest.remove(at: index)
          right += 1
        } else {
          isWhole = false
        }
      }
      if !rest.isEmpty { isWhole = false }
    }
    cards += 1
    if isWhole { wholeCards += 1 }
  }
}
