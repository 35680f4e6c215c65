import Foundation

/// Decides which candidates are telephone numbers and what each is for.
struct PhoneReader {
  /// Regions that numbers without a country code may be of, the likeliest first.
  let regions: [String]

  /// A number, its parse, and what is known of its use.
  struct Reading {
    var candidate: PhoneCandidate
    var parsed: ParsedPhone?
    var confidence: Double
  }

  /// The reading of a candidate; nil when it is no telephone number.
  ///
  /// - Parameter standsAlone: whether its line says nothing else but labels and other contact data.
  func read(_ candidate: PhoneCandidate, standsAlone: Bool) -> Reading? {
    guard !candidate.isDenied else { return nil }
    // An icon before a number is often read as a nought that stands apart.
    if candidate.label == nil, candidate.text.hasPrefix("0 ") {
      var bare = candidate
      bare.text = candidate.text.dropFirst(2).trimmingCharacters(in: .whitespaces)
      let isInternational = bare.text.hasPrefix("+")
      if parse(bare, isInternational: isInternational)?.isValid == true { return read(bare, standsAlone: standsAlone) }
    }
    let digits = candidate.digitCount
    let text = candidate.text
    let isInternational = text.hasPrefix("+") || text.hasPrefix("(+") || text.hasPrefix("00")
    let isLabelled = candidate.label != nil
    if digits < 6 { return nil }
    if !isLabelled, digits < 7 || digits > 16 { return nil }
    let parsed = parse(candidate, isInternational: isInternational)
    if let parsed, parsed.isValid {
      if isInternational { return Reading(candidate: candidate, parsed: parsed, confidence: isLabelled ? 0.98 : 0.95) }
      if isLabelled { return Reading(candidate: candidate, parsed: parsed, confidence: 0.96) }
      guard standsAlone, !looksLikeDate(text) else { return nil }
      return Reading(candidate: candidate, parsed: parsed, confidence: 0.85)
    }
    // Not a number that can be in use, or none of a known region: the card must say that it is one.
    if isLabelled {
      return Reading(candidate: candidate, parsed: nil, confidence: isInternational || parsed != nil ? 0.75 : 0.6)
    }
    if isInternational, digits >= 9, standsAlone {
      return Reading(candidate: candidate, parsed: nil, confidence: 0.6)
    }
    if standsAlone, isGrouped(text), digits >= 9, digits <= 12, !looksLikeDate(text) {
      return Reading(candidate: candidate, parsed: nil, confidence: parsed == nil ? 0.4 : 0.6)
    }
    return nil
  }

  private func parse(_ candidate: PhoneCandidate, isInternational: Bool) -> ParsedPhone? {
    let text = candidate.text
    if isInternational {
      var international = text
      if text.hasPrefix("00") { international = "+" + text.dropFirst(2) }
      if !international.filter({ $0.isNumber }).hasPrefix("39") {
        international = international.replacingOccurrences(of: "(0)", with: "")
      }
      if let parsed = PhoneLibrary.parse(international, region: nil), parsed.isValid { return parsed }
      if text.hasPrefix("+") { return PhoneLibrary.parse(international, region: nil) }
    }
    var possible: ParsedPhone?
    for region in regions {
      guard let parsed = PhoneLibrary.parse(text, region: region) else { continue }
      if parsed.isValid { return parsed }
      possible = possible ?? parsed
    }
    return possible
  }

  private func isGrouped(_ text: String) -> Bool {
    text.contains { " -./()".contains($0) }
  }

  /// Whether the digits read like a date or a span of years: "1955-2020", "12.05.2020".
  private func looksLikeDate(_ text: String) -> Bool {
    let groups = text.split { !$0.isNumber }.map(String.init)
    func isYear(_ group: String) -> Bool { group.count == 4 && (group.hasPrefix("19") || group.hasPrefix("20")) }
    if groups.count == 2, groups.allSatisfy(isYear) { return true }
    if groups.count == 3, groups[0].count <= 2, groups[1].count <= 2, isYear(groups[2]) { return true }
    return groups.count == 3 && isYear(groups[0]) && groups[1].count <= 2 && groups[2].count <= 2
  }

  /// The field of each reading of one card, in the order of the card.
  static func fields(of readings: [Reading]) -> [[ContactField]] {
    var fields = readings.map { reading -> [ContactField] in
      switch reading.candidate.label {
      case .work: [.workPhones]
      case .mobile: [.mobilePhones]
      case .fax: [.faxes]
      case .other: [.otherPhones]
      case .workAndFax: [.workPhones, .faxes]
      case nil:
        switch reading.parsed?.kind {
        case .mobile: [.mobilePhones]
        case .special: [.otherPhones]
        default: [.workPhones]
        }
      }
    }
    // Where the plan does not tell mobile from fixed numbers, the first is the office and the second the person's own,
    // unless the two share their exchange.
    let ambiguous = readings.indices.filter {
      readings[$0].candidate.label == nil && readings[$0].parsed?.kind == .fixedLineOrMobile
    }
    let labelledWork = readings.contains { $0.candidate.label == .work || $0.candidate.label == .workAndFax }
    let hasMobile = fields.contains([.mobilePhones])
    if !hasMobile, ambiguous.count + (labelledWork ? 1 : 0) > 1,
      let own = labelledWork ? ambiguous.first : ambiguous.dropFirst().first
    {
      let first = readings.first { $0.candidate.label == .work }?.parsed ?? readings[ambiguous[0]].parsed
      if let first, let second = readings[own].parsed, first.e164.prefix(8) != second.e164.prefix(8) {
        fields[own] = [.mobilePhones]
      }
    }
    return fields
  }
}
