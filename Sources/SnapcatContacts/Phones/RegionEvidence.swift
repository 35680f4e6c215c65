import Foundation

/// Collects what a card says about the country that it comes from.
struct RegionEvidence {
  private var weights: [String: Double] = [:]

  mutating func add(_ region: String, _ weight: Double) {
    weights[region, default: 0] += weight
  }

  /// The regions worth a try, the likeliest first; ties in alphabetical order.
  ///
  /// Where the card says plainly where it is from, no other country's numbering plan is asked.
  var ranking: [String] {
    let sorted = weights.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    guard let best = sorted.first else { return Self.common }
    let likely = sorted.filter { $0.value >= best.value * 0.3 }.prefix(5).map(\.key)
    return best.value >= 3 ? likely : likely + Self.common.filter { !likely.contains($0) }
  }

  /// Where nothing is known of the country.
  static let common = ["US", "GB", "DE"]

  /// Gathers the evidence of a card's text, e-mails and websites.
  init(lines: [String], emails: [String], websites: [String], numbers: [String]) {
    for email in emails {
      if let domain = email.split(separator: "@").last, let region = Countries.region(ofDomain: String(domain)) {
        add(region, 4)
      }
    }
    for website in websites {
      let host = website.lowercased().replacingOccurrences(of: "https://", with: "")
        .replacingOccurrences(of: "http://", with: "").prefix { $0 != "/" }
      if let region = Countries.region(ofDomain: String(host)) { add(region, 4) }
    }
    for number in numbers where number.hasPrefix("+") || number.hasPrefix("00") {
      if let parsed = PhoneLibrary.parse(number.hasPrefix("00") ? "+" + number.dropFirst(2) : number, region: nil),
        !parsed.region.isEmpty
      {
        add(parsed.region, 5)
      }
    }
    for line in lines { add(line: line) }
  }

  private mutating func add(line: String) {
    if let region = Countries.region(named: line) { add(region, 6) }
    for part in line.split(separator: ",").suffix(2) {
      if let region = Countries.region(named: String(part)), part.count < line.count { add(region, 5) }
    }
    let words = Word.words(of: line)
    if words.count > 1, let last = words.last, let region = Countries.region(named: last.text), last.text.count > 3 {
      add(region, 2)
    }
    let keys = words.flatMap(\.keys)
    for match in CompanyWords.legalForms.matches(in: keys) {
      let form = keys[match].joined(separator: " ")
      for (place, region) in (CompanyWords.legalFormRegions[form] ?? []).enumerated() {
        add(region, 2 / Double(place + 1))
      }
    }
    for postcode in Postcodes.matches(in: words) {
      for (place, region) in postcode.regions.enumerated() { add(region, postcode.weight / Double(place + 1)) }
    }
    for (index, region) in LanguageHints.regions(in: keys).enumerated() { add(region, 1.5 / Double(index + 1)) }
  }
}
