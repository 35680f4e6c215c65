/// Finds handles on social networks in a line: "Instagram: @quill", "fb/quillbakes", "WeChat ID: ada_88", "@quill".
enum SocialScanner {
  /// The handles of a line outside `taken`, left to right.
  static func scan(_ text: [Unicode.Scalar], outside taken: [Range<Int>]) -> [SocialSpan] {
    var found: [SocialSpan] = []
    var index = 0
    while index < text.count {
      guard isWordStart(index, in: text), !taken.contains(where: { $0.contains(index) }) else {
        index += 1
        continue
      }
      let limit = taken.map(\.lowerBound).filter { $0 > index }.min() ?? text.count
      if let span = labelled(at: index, in: text, limit: limit) ?? bare(at: index, in: text, limit: limit) {
        found.append(span)
        index = span.fullRange.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// A handle behind the name of a network.
  private static func labelled(at start: Int, in text: [Unicode.Scalar], limit: Int) -> SocialSpan? {
    var end = start
    // Longer labels first: "WeChat ID" before "WeChat".
    var ends: [Int] = []
    while end < limit, ends.count < 2 {
      while end < limit, text[end].isLetter { end += 1 }
      if ends.last != end, end > start { ends.append(end) }
      guard end < limit, text[end].isBlank else { break }
      end += 1
    }
    for end in ends.reversed() {
      let label = string(text[start..<end])
      guard let network = SocialNetworks.network(label: label) else { continue }
      var next = end
      while next < limit, text[next].isBlank { next += 1 }
      var isMarked = false
      while next < limit, text[next] == ":" || text[next] == "/" || text[next] == "：" || text[next] == "|" {
        isMarked = true
        next += 1
      }
      while next < limit, text[next].isBlank { next += 1 }
      guard let handle = handle(at: next, in: text, limit: limit) else { continue }
      let value = string(text[handle])
      let isWhole = start == 0 && handle.upperBound == text.count
      let hasSign = value.hasPrefix("@") || value.contains { "_.0123456789".contains($0) }
      let isPlain = label.count > 4 && (isWhole || hasSign)
      guard isMarked || value.hasPrefix("@") || isPlain else { continue }
      // A telephone number is no handle.
      guard value.contains(where: \.isLetter) else { continue }
      return SocialSpan(
        span: Span(range: handle, value: value, confidence: isMarked ? 0.92 : 0.85), network: network,
        fullRange: start..<handle.upperBound)
    }
    return nil
  }

  /// A handle by itself, known by its @.
  private static func bare(at start: Int, in text: [Unicode.Scalar], limit: Int) -> SocialSpan? {
    guard text[start] == "@", let handle = handle(at: start, in: text, limit: limit), handle.count > 3 else {
      return nil
    }
    let value = string(text[handle])
    // "@acme.com" is the end of an e-mail address.
    if let last = value.split(separator: ".").last, value.contains("."), InternetDomains.isTopLevel(last) { return nil }
    return SocialSpan(span: Span(range: handle, value: value, confidence: 0.75), network: nil)
  }

  private static func handle(at start: Int, in text: [Unicode.Scalar], limit: Int) -> Range<Int>? {
    var end = start
    if end < limit, text[end] == "@" { end += 1 }
    let first = end
    while end < limit, text[end].isLetter || text[end].isDigit || "._-/".unicodeScalars.contains(text[end]) { end += 1 }
    while end > first, ".-/".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    guard end - first >= 2, end == limit || text[end].isBlank || ",;|·•)".unicodeScalars.contains(text[end]) else {
      return nil
    }
    return start..<end
  }

  private static func isWordStart(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard text[index].isLetter || text[index] == "@" else { return false }
    return index == 0 || text[index - 1].isBlank || "|·•(/,".unicodeScalars.contains(text[index - 1])
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
