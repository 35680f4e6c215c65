import Foundation

/// Brings text into the one form in which words are compared.
enum TextFolding {
  /// The text in lower case without diacritics: "Łódź" becomes "lodz", "Straße" becomes "strasse".
  static func fold(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in String(text).decomposedStringWithCanonicalMapping.unicodeScalars {
      if (0x300...0x36F).contains(scalar.value) { continue }
      if let replacement = special[scalar] {
        folded.append(contentsOf: replacement.unicodeScalars)
      } else {
        folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(folded).precomposedStringWithCanonicalMapping
  }

  /// A folded word in which a digit between letters is taken for the letter that it looks like: "te1" becomes "tel".
  ///
  /// - Parameter one: what the digit 1 is taken for.
  static func mended(_ word: String, one: Character = "l") -> String {
    let letters = word.unicodeScalars.count(where: \.isLetter)
    let digits = word.unicodeScalars.filter(\.isDigit)
    guard letters >= 2, digits.count == 1, let digit = digits.first, let letter = lookalikes[digit],
      word.unicodeScalars.first?.isDigit == false
    else { return word }
    return String(word.map { $0 == Character(digit) ? (digit == "1" ? one : letter) : $0 })
  }

  private static let lookalikes: [Unicode.Scalar: Character] = ["0": "o", "1": "l", "5": "s"]

  /// The folded letters and digits of the text, nothing else: "Blue Harbor & Co." becomes "blueharborco".
  static func slug(_ text: some StringProtocol) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in fold(text).unicodeScalars where scalar.properties.isAlphabetic || scalar.isDigit {
      kept.append(scalar)
    }
    return String(kept)
  }

  /// The slug with German, Danish and Norwegian umlauts spelt out: "Müller" becomes "mueller".
  static func umlautSlug(_ text: some StringProtocol) -> String {
    var spelt = ""
    for character in text {
      if let letters = umlauts[character] { spelt += letters } else { spelt.append(character) }
    }
    return slug(spelt)
  }

  private static let special: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe",
    "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "’": "'", "‘": "'", "`": "'", "´": "'",
  ]

  private static let umlauts: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ø": "oe", "Ø": "Oe", "å": "aa", "Å": "Aa",
  ]
}
