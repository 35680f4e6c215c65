/// Recognises postcodes by their shape.
enum Postcodes {
  /// A postcode among the words of a line.
  struct Match {
    /// Positions of words.
    var range: Range<Int>
    /// Regions with codes of this shape, the likeliest first.
    var regions: [String]
    /// How much the shape says about the region.
    var weight: Double
    /// How sure it is that this is a postcode at all, in 0...1.
    var certainty: Double
  }

  /// The postcodes of a line.
  static func matches(in words: [Word]) -> [Match] {
    var matches: [Match] = []
    var index = 0
    while index < words.count {
      if let match = match(at: index, in: words) {
        matches.append(match)
        index = match.range.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  private static func match(at index: Int, in words: [Word]) -> Match? {
    let shape = shape(of: words[index].text)
    let next = index + 1 < words.count ? Self.shape(of: words[index + 1].text) : ""
    let previous = index > 0 ? words[index - 1].text : ""
    // State and ZIP: "MS 42855", "NSW 2000", "ON K1A 0B1".
    if let region = StreetWords.states[previous.filter { $0 != "." }] {
      switch (region, shape) {
      case ("US", "ddddd"), ("US", "ddddd-dddd"):
        return Match(range: index..<index + 1, regions: ["US"], weight: 3, certainty: 0.97)
      case (_, "dddd") where ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"].contains(previous):
        return Match(range: index..<index + 1, regions: ["AU"], weight: 3, certainty: 0.97)
      case (_, "ddddd-ddd"), (_, "dddddddd"):
        return Match(range: index..<index + 1, regions: ["BR"], weight: 3, certainty: 0.95)
      case (_, "ddddd"): return Match(range: index..<index + 1, regions: ["US"], weight: 2, certainty: 0.95)
      default: break
      }
    }
    switch shape {
    case "AdA", "AdA-dAd", "AdAdAd":
      if shape != "AdA" || next == "dAd" {
        return Match(range: index..<index + (shape == "AdA" ? 2 : 1), regions: ["CA"], weight: 3, certainty: 0.97)
      }
      if next == "dAA" { return Match(range: index..<index + 2, regions: ["GB"], weight: 3, certainty: 0.97) }
    case "Ad", "Add", "AAd", "AAdd", "AAdA":
      if next == "dAA" { return Match(range: index..<index + 2, regions: ["GB"], weight: 3, certainty: 0.97) }
    case "AddAAdd", "Add-AAdd": return Match(range: index..<index + 1, regions: ["IE"], weight: 2, certainty: 0.7)
    case "AddAA", "AddAAA", "AAddAA", "AAdddAA", "AdddAA":
      if shape.hasSuffix("dAA") { return Match(range: index..<index + 1, regions: ["GB"], weight: 2, certainty: 0.8) }
    case "dd-ddd": return Match(range: index..<index + 1, regions: ["PL"], weight: 3, certainty: 0.95)
    case "dddd":
      if next == "AA" { return Match(range: index..<index + 2, regions: ["NL"], weight: 3, certainty: 0.9) }
      return Match(
        range: index..<index + 1, regions: ["CH", "AT", "DK", "NO", "BE", "HU", "AU"], weight: 0.6, certainty: 0.5)
    case "ddddAA": return Match(range: index..<index + 1, regions: ["NL"], weight: 2, certainty: 0.85)
    case "dddd-ddd": return Match(range: index..<index + 1, regions: ["PT"], weight: 3, certainty: 0.85)
    case "ddddd-ddd": return Match(range: index..<index + 1, regions: ["BR"], weight: 3, certainty: 0.9)
    case "ddddd":
      return Match(
        range: index..<index + 1, regions: ["DE", "FR", "ES", "IT", "SE", "FI", "US"], weight: 0.6, certainty: 0.65)
    case "ddd":
      if next == "dd" {
        return Match(range: index..<index + 2, regions: ["CZ", "SE", "SK", "GR"], weight: 1.5, certainty: 0.7)
      }
    case "dddddd":
      return Match(range: index..<index + 1, regions: ["IN", "SG", "CN", "RO", "RU"], weight: 0.6, certainty: 0.55)
    case "A-dddd", "AA-dddd":
      return Match(range: index..<index + 1, regions: ["AT", "CH", "LI", "LU"], weight: 1, certainty: 0.85)
    case "A-ddddd", "AA-ddddd":
      return Match(range: index..<index + 1, regions: ["DE", "FR", "FI", "SE", "LT"], weight: 1, certainty: 0.85)
    default: break
    }
    return nil
  }

  /// The text with "A" for capital letters, "a" for others and "d" for digits.
  private static func shape(of text: String) -> String {
    var shape = ""
    for scalar in text.unicodeScalars {
      if scalar.isDigit {
        shape += "d"
      } else if scalar.isLetter {
        shape += scalar.properties.isUppercase ? "A" : "a"
      } else {
        shape.unicodeScalars.append(scalar)
      }
      if shape.count > 12 { return "" }
    }
    return shape
  }
}
