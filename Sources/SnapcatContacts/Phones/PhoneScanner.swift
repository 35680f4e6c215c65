/// Finds runs of digits that may be telephone numbers, with their labels.
enum PhoneScanner {
  /// The candidates of a line outside `taken`, left to right.
  static func scan(_ text: [Unicode.Scalar], outside taken: [Range<Int>]) -> [PhoneCandidate] {
    var candidates: [PhoneCandidate] = []
    var floor = 0
    var index = 0
    while index < text.count {
      if let range = taken.first(where: { $0.contains(index) }) {
        floor = range.upperBound
        index = range.upperBound
        continue
      }
      guard startsNumber(at: index, in: text) else {
        index += 1
        continue
      }
      let limit = taken.map(\.lowerBound).filter { $0 > index }.min() ?? text.count
      let end = numberEnd(from: index, in: text, limit: limit)
      guard end > index else {
        // A sign whose digits are part of something else.
        index += 1
        continue
      }
      if let candidate = candidate(index..<end, in: text, floor: floor, limit: limit) {
        candidates.append(candidate)
        floor = candidate.fullRange.upperBound
        index = floor
      } else {
        index = end
      }
    }
    return candidates
  }

  private static func startsNumber(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    let scalar = text[index]
    if scalar.isDigit { return true }
    guard scalar == "+" || scalar == "(" else { return false }
    var next = index + 1
    while next < text.count, text[next].isBlank || text[next] == "+" || text[next] == "(" { next += 1 }
    return next < text.count && text[next].isDigit && next - index <= 3
  }

  private static func numberEnd(from start: Int, in text: [Unicode.Scalar], limit: Int) -> Int {
    var end = start
    var index = start
    var digits = 0
    while index < limit {
      let scalar = text[index]
      if scalar.isDigit {
        digits += 1
        index += 1
        end = index
        continue
      }
      if scalar == "+" {
        if digits > 0 { break }
        index += 1
        continue
      }
      guard isSeparator(scalar) else { break }
      // A run of separators: does the number go on behind it?
      var next = index
      var blanks = 0
      var slash = false
      while next < limit, isSeparator(text[next]) {
        if text[next].isBlank { blanks += 1 }
        if text[next] == "/" { slash = true }
        next += 1
      }
      guard next < limit, text[next].isDigit, next - index <= 4 else {
        // A closing parenthesis belongs to the number: "(0)".
        break
      }
      if digits >= 7, blanks >= 2 || slash, digitsAhead(from: next, in: text, limit: limit) >= 6 { break }
      index = next
    }
    return end
  }

  /// How many digits the run that starts here has.
  private static func digitsAhead(from start: Int, in text: [Unicode.Scalar], limit: Int) -> Int {
    var digits = 0
    var index = start
    while index < limit, text[index].isDigit || isSeparator(text[index]) {
      if text[index].isDigit { digits += 1 }
      index += 1
    }
    return digits
  }

  private static func candidate(_ range: Range<Int>, in text: [Unicode.Scalar], floor: Int, limit: Int)
    -> PhoneCandidate?
  {
    var range = range
    // An opening parenthesis that is never closed is none of the number's.
    if text[range.lowerBound] == "(", !text[range].contains(")") { range = range.lowerBound + 1..<range.upperBound }
    let digits = text[range].lazy.filter(\.isDigit).count
    guard digits >= 5, digits <= 17 else { return nil }
    if range.upperBound < text.count, text[range.upperBound].isLetter || text[range.upperBound] == "%" { return nil }
    let before = prefix(before: range.lowerBound, floor: floor, in: text)
    if range.lowerBound > floor, text[range.lowerBound - 1].isLetter, before.label == nil { return nil }
    let number = range
    range = withExtension(range, in: text, limit: limit)
    var candidate = PhoneCandidate(
      range: range, text: string(text[range]), label: before.label,
      fullRange: (before.label == nil ? number.lowerBound : before.start)..<range.upperBound)
    candidate.isDenied = before.isDenied
    if candidate.label == nil, let remark = remark(behind: range.upperBound, in: text, limit: limit) {
      candidate.label = remark.kind
      candidate.fullRange = candidate.fullRange.lowerBound..<remark.end
    }
    return candidate
  }

  private static func prefix(before end: Int, floor: Int, in text: [Unicode.Scalar])
    -> (label: PhoneLabels.Kind?, start: Int, isDenied: Bool)
  {
    // Up to three words, nearest last, none beyond a strong separator.
    var words: [(start: Int, text: String)] = []
    var index = end
    while words.count < 4 {
      while index > floor, text[index - 1].isBlank || ":.-–()[]=>".unicodeScalars.contains(text[index - 1]) {
        index -= 1
      }
      let wordEnd = index
      while index > floor, !text[index - 1].isBlank, !"|·•:()[];,".unicodeScalars.contains(text[index - 1]) {
        index -= 1
      }
      guard index < wordEnd else { break }
      let word = TextFolding.fold(string(text[index..<wordEnd])).filter { $0 != "." && $0 != "#" && $0 != "№" }
      words.insert((index, word), at: 0)
      if index > floor, "|·•;,".unicodeScalars.contains(text[index - 1]) { break }
    }
    // A letter that touches the digits is a label only where nothing else comes before: "M0171 ..." but not "CIF B2012...".
    let isGlued = end > floor && text[end - 1].isLetter
    for count in stride(from: min(3, words.count), through: 1, by: -1) where !isGlued || words.count == 1 {
      let last = words.suffix(count)
      let label = last.map(\.text).joined(separator: " ")
      // "CIF B-95123456": the letter is part of the register's number.
      if label.count == 1, words.count > 1, isDenied(words.dropLast().map(\.text)) { break }
      if let kind = PhoneLabels.kind(of: label) ?? PhoneLabels.kind(of: TextFolding.mended(label))
        ?? PhoneLabels.kind(of: TextFolding.mended(label, one: "i")),
        let start = last.first?.start
      {
        return (kind, start, false)
      }
      if count == 1, let dashed = label.split(separator: "-").last, let kind = PhoneLabels.kind(of: String(dashed)),
        dashed.count > 1, let start = last.first?.start
      {
        return (kind, start, false)
      }
    }
    return (nil, end, isDenied(words.map(\.text)))
  }

  /// Whether words before a number say that it is none of a telephone.
  private static func isDenied(_ words: [String]) -> Bool {
    !ContactLabels.nonPhone.matches(in: words.flatMap { Word($0).keys }).isEmpty
  }

  private static func remark(behind start: Int, in text: [Unicode.Scalar], limit: Int)
    -> (kind: PhoneLabels.Kind, end: Int)?
  {
    var index = start
    while index < limit, text[index].isBlank { index += 1 }
    guard index < limit else { return nil }
    let isBracketed = text[index] == "(" || text[index] == "["
    if isBracketed { index += 1 }
    var end = index
    while end < limit, text[end].isLetter || text[end] == "." || text[end] == "-" || isBracketed && text[end].isBlank {
      end += 1
    }
    let word = TextFolding.fold(string(text[index..<end])).filter { $0 != "." }
    guard let kind = PhoneLabels.kind(of: word) else { return nil }
    if isBracketed {
      guard end < limit, text[end] == ")" || text[end] == "]" else { return nil }
      return (kind, end + 1)
    }
    // Without brackets it must end the line, or it is the label of what follows.
    guard word.count > 1, text[end..<limit].allSatisfy({ $0.isBlank }), limit == text.count else { return nil }
    return (kind, end)
  }

  private static func withExtension(_ range: Range<Int>, in text: [Unicode.Scalar], limit: Int) -> Range<Int> {
    var index = range.upperBound
    while index < limit, text[index].isBlank || text[index] == "," || text[index] == "(" { index += 1 }
    let start = index
    while index < limit, text[index].isLetter { index += 1 }
    let word = TextFolding.fold(string(text[start..<index]))
    guard extensionWords.contains(word) else { return range }
    while index < limit, text[index].isBlank || text[index] == "." || text[index] == ":" { index += 1 }
    let digits = index
    while index < limit, text[index].isDigit { index += 1 }
    guard (1...6).contains(index - digits), index == limit || !text[index].isLetter else { return range }
    if index < limit, text[index] == ")" { index += 1 }
    return range.lowerBound..<index
  }

  private static let extensionWords: Set<String> = [
    "ext", "extn", "extension", "x", "xt", "int", "interno", "poste", "wew", "dw", "durchwahl", "toestel", "anexo",
    "ramal", "linka", "kl", "klapka", "dahili", "mellek", "app", "apparat",
  ]

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", ".", "/", "(", ")", "–", "‑", "‐", "−", "~", "'": true
    default: scalar.isBlank
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
