/// Finds e-mail addresses in a line.
enum EmailScanner {
  /// The addresses of a line, left to right.
  ///
  /// Damage that reading leaves is undone where nothing else can be meant: blanks around the @, a blank or a comma before
  /// the last label of the domain, "(@" and "©" for @.
  static func scan(_ text: [Unicode.Scalar]) -> [Span] {
    var spans: [Span] = []
    var index = 0
    while index < text.count {
      if let sign = atSign(at: index, in: text),
        let span = address(around: sign, in: text, from: spans.last?.range.upperBound ?? 0)
      {
        spans.append(span)
        index = span.range.upperBound
      } else {
        index += 1
      }
    }
    return spans
  }

  /// The range of an @ or of what is read in its place.
  private static func atSign(at index: Int, in text: [Unicode.Scalar]) -> Range<Int>? {
    switch text[index] {
    case "@", "＠":
      var lower = index
      var upper = index + 1
      if lower > 0, text[lower - 1] == "(" { lower -= 1 }
      if upper < text.count, text[upper] == ")" || text[upper] == "@" { upper += 1 }
      return lower..<upper
    case "©", "®", "¢":
      guard index > 0, index + 1 < text.count, isLocal(text[index - 1]), isDomain(text[index + 1]) else { return nil }
      return index..<index + 1
    case "(", "[", "{":
      // "(at)", "[at]" as people write it against robots.
      guard index + 3 < text.count, text[index + 1].properties.lowercaseMapping == "a",
        text[index + 2].properties.lowercaseMapping == "t", ")]}".unicodeScalars.contains(text[index + 3])
      else { return nil }
      return index..<index + 4
    default: return nil
    }
  }

  private static func address(around sign: Range<Int>, in text: [Unicode.Scalar], from floor: Int) -> Span? {
    // The part before the sign.
    var confidence = 0.98
    var start = sign.lowerBound
    if text[sign.lowerBound] != "@" || sign.count > 1 { confidence = 0.8 }
    var localEnd = sign.lowerBound
    if start > floor, text[start - 1].isBlank {
      while localEnd > floor, text[localEnd - 1].isBlank { localEnd -= 1 }
      confidence = 0.8
    }
    start = localEnd
    while start > floor, isLocal(text[start - 1]) { start -= 1 }
    // "john. smith@": a full stop at the end of the word before, itself in lower case.
    if start > floor + 2, start < localEnd, text[start - 1].isBlank, text[start - 2] == "." || text[start - 2] == "_" {
      var first = start - 2
      while first > floor, isLocal(text[first - 1]) { first -= 1 }
      let head = text[first..<start - 2]
      let isLabel = ContactLabels.email.contains(TextFolding.fold(String(String.UnicodeScalarView(head))))
      if !head.isEmpty, !isLabel, head.allSatisfy({ !$0.properties.isUppercase }) {
        start = first
        confidence = min(confidence, 0.75)
      }
    }
    while start < localEnd, text[start] == "." || text[start] == "-" || text[start] == "'" { start += 1 }
    guard start < localEnd else { return nil }

    // The part behind it.
    var end = sign.upperBound
    while end < text.count, text[end].isBlank { end += 1 }
    if end > sign.upperBound { confidence = min(confidence, 0.8) }
    let domainStart = end
    var domain = String.UnicodeScalarView()
    while end < text.count {
      let scalar = text[end]
      if isDomain(scalar) {
        domain.append(scalar)
        end += 1
      } else if (scalar == "," || scalar.isBlank), let next = lastLabel(after: end, in: text, domain: domain) {
        domain.append(".")
        domain.append(contentsOf: next.label)
        end = next.end
        confidence = min(confidence, 0.75)
        break
      } else {
        break
      }
    }
    while let last = domain.last, last == "." || last == "-" {
      domain.removeLast()
      end -= 1
    }
    guard end > domainStart, isPlausible(domain) else { return nil }
    var value = String.UnicodeScalarView(text[start..<localEnd].filter { !$0.isBlank })
    value.append("@")
    value.append(contentsOf: domain)
    if !InternetDomains.isTopLevel(String(domain).split(separator: ".").last ?? "") { confidence *= 0.6 }
    return Span(range: start..<end, value: String(value), confidence: confidence)
  }

  /// The top-level domain that follows a comma or blank, as in "acme,com" and "acme .com".
  private static func lastLabel(after index: Int, in text: [Unicode.Scalar], domain: String.UnicodeScalarView)
    -> (label: String.UnicodeScalarView, end: Int)?
  {
    guard let last = domain.last else { return nil }
    var start = index + 1
    var sawStop = text[index] == "," || last == "."
    while start < text.count, text[start].isBlank { start += 1 }
    if start < text.count, text[start] == ".", !sawStop {
      start += 1
      sawStop = true
    }
    while start < text.count, text[start].isBlank { start += 1 }
    guard sawStop || !domain.contains(".") else { return nil }
    var end = start
    while end < text.count, text[end].isLetter || text[end] == "." { end += 1 }
    while end > start, text[end - 1] == "." { end -= 1 }
    let label = String.UnicodeScalarView(text[start..<end])
    let string = String(label)
    guard !string.isEmpty, string == string.lowercased(),
      string.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ InternetDomains.isTopLevel($0) })
    else { return nil }
    if !sawStop, !["com", "net", "org", "de", "fr", "it", "nl", "pl", "ch", "at", "es"].contains(string) { return nil }
    return (label, end)
  }

  private static func isPlausible(_ domain: String.UnicodeScalarView) -> Bool {
    let labels = String(domain).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last?.unicodeScalars else {
      return false
    }
    return last.count >= 2 && last.count <= 18 && last.allSatisfy(\.isLetter)
  }

  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && !scalar.isEastAsian || scalar.isDigit || "._%+-'".unicodeScalars.contains(scalar)
  }

  private static func isDomain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && !scalar.isEastAsian || scalar.isDigit || scalar == "." || scalar == "-"
  }
}
