/// Tells running text from names of things.
enum Sentences {
  /// 0 for a name, up to about 3 for a slogan, opening hours or the like.
  static func likeness(_ segment: Segment) -> Double {
    let words = segment.words
    var likeness = 0.0
    let functional = segment.keys.filter { functionWords.contains($0) }.count
    likeness += 0.9 * Double(functional)
    // No name or title speaks of "your" or "our".
    if segment.keys.contains(where: { addressing.contains($0) }) { likeness += 1.8 }
    if words.count >= 3, segment.text.hasSuffix(".") || segment.text.hasSuffix("!") || segment.text.hasSuffix("?"),
      CompanyWords.legalForms.coverage(of: segment.keys) == 0
    {
      likeness += 1.2
    }
    let inner = words.dropLast().filter { $0.text.hasSuffix(".") && $0.letters.count > 3 }.count
    likeness += 0.8 * Double(inner)
    if words.count >= 4, words.dropFirst().filter({ $0.isCapitalized }).isEmpty { likeness += 0.5 }
    return min(likeness, 3)
  }

  /// Whether the segment is about times, registers or years, none of which any field takes.
  static func isNotice(_ segment: Segment) -> Bool {
    let keys = segment.keys
    if !ContactLabels.nonPhone.matches(in: Array(keys.prefix(3))).isEmpty, segment.words.contains(where: \.hasDigit) {
      return true
    }
    if keys.contains(where: { sinceWords.contains($0) }), segment.words.contains(where: { isYear($0.text) }) {
      return true
    }
    if keys.first == "iso" { return true }
    // A form to fill in, or days of the week to tick.
    if segment.text.contains("__") || segment.text.contains("....") { return true }
    if keys.count(where: { dayNames.contains($0) }) >= 3 { return true }
    if segment.words.contains(where: \.hasDigit), keys.contains(where: { hourWords.contains($0) }) { return true }
    if keys.contains(where: isHour) { return true }
    return hasClock(segment.text)
  }

  private static func isYear(_ text: String) -> Bool {
    let digits = text.filter { $0.isNumber }
    return digits.count == 4 && (digits.hasPrefix("1") || digits.hasPrefix("20"))
  }

  /// Whether there is a time of day such as 9:00 or 17h30.
  private static func hasClock(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropFirst().dropLast() where scalars[index] == ":" || scalars[index] == "h" {
      if scalars[index - 1].isDigit, scalars[index + 1].isDigit { return true }
    }
    return false
  }

  /// Whether a key is a time such as "7am".
  private static func isHour(_ key: String) -> Bool {
    guard key.hasSuffix("am") || key.hasSuffix("pm") else { return false }
    let digits = key.dropLast(2)
    return !digits.isEmpty && digits.count <= 4 && digits.allSatisfy { $0.isNumber }
  }

  private static let hourWords: Set<String> = [
    "hours", "daily", "weekdays", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon",
    "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "uhr", "offnungszeiten", "sprechzeiten", "montag", "dienstag",
    "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "horaires", "lundi", "mardi", "mercredi", "jeudi",
    "vendredi", "samedi", "dimanche", "horario", "lunes", "viernes", "orari", "lunedi", "venerdi", "24/7",
  ]

  private static let dayNames: Set<String> = [
    "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "mo", "di", "mi", "do", "fr", "sa", "so",
    "lu", "ma", "me", "je", "ve", "di", "lun", "mar", "mer", "jeu", "ven", "sam", "dim", "mie", "jue", "vie", "sab",
    "dom", "gio", "wo", "vr", "za", "zo", "pn", "wt", "sr", "czw", "pt", "pon", "uto", "str", "ctv", "pat",
  ]

  private static let sinceWords: Set<String> = [
    "since", "est", "established", "founded", "seit", "depuis", "desde", "dal", "sedan", "siden", "od", "sinds",
    "vuodesta",
    "present",
  ]

  private static let addressing: Set<String> = [
    "your", "our", "we", "you", "us", "ihr", "ihre", "ihren", "wir", "unser", "unsere", "votre", "notre", "vos", "nos",
    "nous", "vous", "nuestro", "nuestra", "tu", "su", "vostro", "vostra", "nostro", "nostra", "seu", "sua", "nosso",
    "nossa", "uw", "onze", "ons", "din", "ditt", "vart", "vores", "din", "twoj", "nasz", "vas", "nas",
  ]

  private static let functionWords: Set<String> = [
    "your", "our", "we", "you", "us", "that", "what's", "what", "is", "are", "with", "for", "makes", "make", "since",
    "the",
    "speak", "trusted", "today", "tomorrow", "always", "every", "where", "when", "better", "best", "ihr", "ihre", "wir",
    "unser", "unsere", "sie", "votre", "notre", "nous", "vous", "depuis", "nuestro", "nuestra", "su", "siempre",
    "vostra",
    "nostro", "nostra", "seit", "certified", "member", "twoj", "nasz", "more", "from", "this", "to", "works",
  ]
}
