/// Finds web addresses in a line.
enum WebsiteScanner {
  /// The addresses of a line outside `taken`, left to right.
  ///
  /// An address without "www." and "http" counts only when its last label is a known top-level domain, so that "Ph.D" and
  /// "Sp.zo.o" are none.
  static func scan(_ text: [Unicode.Scalar], outside taken: [Range<Int>], labelled: Bool) -> [Span] {
    var spans: [Span] = []
    var index = 0
    while index < text.count {
      if text[index].isBlank || taken.contains(where: { $0.contains(index) }) {
        index += 1
        continue
      }
      var end = index
      while end < text.count, !text[end].isBlank, !isSeparator(text[end]), !taken.contains(where: { $0.contains(end) })
      {
        end += 1
      }
      if end == index {
        index += 1
        continue
      }
      if let span = address(in: text, from: index, to: end, labelled: labelled) {
        spans.append(span)
        index = max(end, span.range.upperBound)
      } else {
        index = end
      }
    }
    return spans
  }

  private static func address(in text: [Unicode.Scalar], from first: Int, to limit: Int, labelled: Bool) -> Span? {
    var start = first
    var end = limit
    // A label that touches the address: "Web:acme.com".
    if let colon = text[start..<end].firstIndex(of: ":"), colon + 1 < end, text[colon + 1] != "/" { start = colon + 1 }
    while start < end, "([<-–—•·*".unicodeScalars.contains(text[start]) { start += 1 }
    while end > start, ".,;:)]>|".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    var token = text[start..<end].map { $0 == "," ? "." : $0 }
    var confidence = token.elementsEqual(text[start..<end]) ? 0.95 : 0.75
    var lowered = string(token).lowercased()

    // "www acme.com" and "www.acme .com": the blank is damage. "www: acme.com" has a label.
    let isLabel = text[end..<limit].contains(":")
    let isOpen =
      !isLabel
      && (lowered == "www" || lowered.hasPrefix("http") && lowered.hasSuffix("//www")
        || lowered.hasPrefix("www.") && !lowered.dropFirst(4).contains("."))
    if isOpen {
      var next = limit
      while next < text.count, text[next].isBlank { next += 1 }
      var nextEnd = next
      while nextEnd < text.count, !text[nextEnd].isBlank, !isSeparator(text[nextEnd]) { nextEnd += 1 }
      let tail = text[next..<nextEnd].map { $0 == "," ? "." : $0 }
      let tailText = string(tail).lowercased()
      if next < nextEnd, !tailText.hasPrefix("www"), !tailText.hasPrefix("http") {
        var joined = token
        if joined.last != ".", tail.first != "." { joined.append(".") }
        joined += tail
        if isHost(string(joined).lowercased()) {
          token = joined
          end = nextEnd
          confidence = 0.75
          lowered = string(token).lowercased()
        }
      }
    }

    var host = lowered
    var isMarked = labelled
    for scheme in ["https://", "http://", "https:/", "http:/", "https//", "http//"] where host.hasPrefix(scheme) {
      host = String(host.dropFirst(scheme.count))
      isMarked = true
      break
    }
    if host.hasPrefix("www.") {
      host = String(host.dropFirst(4))
      isMarked = true
    }
    guard !host.contains("@") else { return nil }
    let name = host.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard isHost(String(name)) else { return nil }
    if !isMarked {
      let labels = name.split(separator: ".")
      guard let last = labels.last, labels.count > 1,
        labels[labels.count - 2].count >= 3 || labels.count > 2 && labels[0].count >= 3
      else { return nil }
      // "Co.Ltd", "Müller.Inc" and the like are companies; "acme.ltd" is a site.
      let printed = string(token)
      let printedLast = printed.prefix { $0 != "/" }.split(separator: ".").last ?? ""
      if printedLast != printedLast.lowercased(), printed != printed.uppercased() { return nil }
      if printed == printed.uppercased(), printed != printed.lowercased(),
        !["com", "net", "org"].contains(String(last)), last.count != 2
      {
        return nil
      }
      if !name.contains(where: \.isLetter) { return nil }
      // "Org.nr. 912 345 678" is an abbreviation before a number.
      if end < text.count, text[end] == "." || text[end] == ":" {
        var next = end + 1
        while next < text.count, text[next].isBlank { next += 1 }
        if next < text.count, text[next].isDigit { return nil }
      }
      confidence = min(confidence, 0.9)
    }
    return Span(range: start..<end, value: string(token), confidence: confidence)
  }

  private static func isHost(_ name: String) -> Bool {
    var host = name
    for prefix in ["https://", "http://", "www."] where host.hasPrefix(prefix) {
      host = String(host.dropFirst(prefix.count))
    }
    host = String(host.prefix { $0 != "/" && $0 != "?" && $0 != ":" })
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last else { return false }
    for label in labels {
      guard !label.isEmpty, label.unicodeScalars.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" }),
        label.first != "-", label.last != "-"
      else { return false }
    }
    return InternetDomains.isTopLevel(last)
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "|" || scalar == "·" || scalar == "•" || scalar == "∙" || scalar == "●"
  }
}
