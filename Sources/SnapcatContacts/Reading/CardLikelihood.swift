/// How much a record speaks for its text being that of a business card.
struct CardLikelihood {
  /// 0 for nothing to contact anybody with, 1 for a card beyond doubt.
  let value: Double

  /// - Parameter record: what was read from the text.
  init(_ record: ContactRecord) {
    // Each independent sign leaves less room for doubt. What photos of other things bring forth by accident (a word in
    // capitals, a number on a plate) is not enough, however much of it there is.
    var doubt = 1.0
    func reduce(_ field: ContactField, by weight: Double) {
      guard let best = record[field].compactMap(\.confidence).max() else { return }
      doubt *= 1 - weight * best
    }
    reduce(.emails, by: 0.8)
    reduce(.websites, by: 0.5)
    let phones = ContactField.allCases.filter(\.isPhone).flatMap { record[$0] }
    let strongest = phones.map { ($0.confidence ?? 0) * ($0.e164 == nil ? 0.4 : 1) }.max() ?? 0
    doubt *= 1 - 0.6 * strongest
    let isReachable = doubt < 0.75
    let weight = isReachable ? 1.0 : 0.35
    if !record[.jobTitles].isEmpty {
      reduce(.contactNames, by: 0.5 * weight)
    } else {
      reduce(.contactNames, by: 0.2 * weight)
    }
    reduce(.companyNames, by: 0.25 * weight)
    reduce(.addresses, by: 0.3 * weight)
    value = ((1 - doubt) * 1000).rounded() / 1000
  }
}
