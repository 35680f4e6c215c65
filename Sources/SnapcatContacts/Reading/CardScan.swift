import Foundation

/// The lines of a card with their e-mails, websites and numbers.
struct CardScan {
  var scans: [LineScan]
  private let families: Set<RuleFamily>

  init(_ lines: [TextLine], families: Set<RuleFamily> = Set(RuleFamily.allCases)) {
    self.families = families
    scans = lines.enumerated().map { LineScan(index: $0.offset, source: $0.element) }
  }

  var emailValues: [String] { scans.flatMap { $0.emails.map(\.value) } }
  var websiteValues: [String] { scans.flatMap { $0.websites.map(\.value) } }

  /// Finds the e-mail and web addresses, also those that go on in the next line.
  mutating func findAddresses() {
    if families.contains(.splitLines) { joinSplitAddresses() }
    for index in scans.indices where !scans[index].isContinuation {
      if scans[index].emails.isEmpty {
        // "IG @quill.bakes" is a handle, no address with a blank in it.
        scans[index].emails = EmailScanner.scan(scans[index].text).filter { [scan = scans[index]] in
          let local = $0.value.prefix { $0 != "@" }
          return SocialNetworks.network(label: local) == nil || !scan.text[$0.range].contains(where: \.isBlank)
        }
        for email in scans[index].emails { scans[index].take(email.range, labels: ContactLabels.email) }
      }
      guard scans[index].websites.isEmpty else { continue }
      let text = scans[index].text
      let labelled = Self.startsWithLabel(scans[index])
      let sites = WebsiteScanner.scan(text, outside: scans[index].taken, labelled: labelled)
      for site in sites {
        if let profile = SocialNetworks.profile(ofAddress: site.value) {
          scans[index].socials.append(SocialSpan(span: site, network: profile.network))
          scans[index].take(site.range, labels: ContactLabels.networks)
        } else {
          scans[index].websites.append(site)
          scans[index].take(site.range, labels: ContactLabels.website)
        }
      }
      for social in SocialScanner.scan(text, outside: scans[index].taken) {
        scans[index].socials.append(social)
        scans[index].taken.append(social.fullRange)
      }
    }
  }

  /// Finds the telephone numbers, and says which field each belongs to.
  ///
  /// - Parameter context: lines of other sides of the card, which may name its country.
  mutating func readPhones(defaultRegion: String?, context: [String] = []) -> [PhoneValue] {
    var candidates: [(line: Int, candidate: PhoneCandidate)] = []
    for index in scans.indices where !scans[index].isContinuation {
      for candidate in PhoneScanner.scan(scans[index].text, outside: scans[index].taken) {
        var candidate = candidate
        if !families.contains(.phoneLabels) { candidate.label = nil }
        if !families.contains(.otherNumbers) { candidate.isDenied = false }
        candidates.append((index, candidate))
      }
    }
    if families.contains(.phoneLabels) { labelFromOwnLines(&candidates) }
    let evidence = RegionEvidence(
      lines: scans.map(\.source.text) + context, emails: emailValues, websites: websiteValues,
      numbers: candidates.map(\.candidate.text))
    var regions = families.contains(.phoneRegion) ? evidence.ranking : RegionEvidence.common
    if let defaultRegion {
      regions.removeAll { $0 == defaultRegion }
      regions.insert(defaultRegion, at: 0)
    }
    let reader = PhoneReader(regions: regions)
    var readings: [(line: Int, reading: PhoneReader.Reading)] = []
    for (line, candidate) in candidates {
      let all = candidates.filter { $0.line == line }.map(\.candidate.fullRange)
      let standsAlone = standsAlone(line, numbers: all)
      guard let reading = reader.read(candidate, standsAlone: standsAlone) else { continue }
      readings.append((line, reading))
      scans[line].phones.append(candidate)
      scans[line].taken.append(candidate.fullRange)
    }
    let fields = PhoneReader.fields(of: readings.map(\.reading))
    return zip(readings, fields).map { PhoneValue(line: $0.line, reading: $0.reading, fields: $1) }
  }

  /// Whether a line holds little else than numbers, addresses and their labels.
  private func standsAlone(_ line: Int, numbers: [Range<Int>]) -> Bool {
    var scan = scans[line]
    scan.taken += numbers
    let rest = scan.leftovers()
    let letters = rest.reduce(0) { $0 + scan.text[$1].lazy.filter(\.isLetter).count }
    if letters <= 3 { return true }
    // "Linda: 480-555-0120": one word that announces the number.
    guard rest.count == 1, let word = rest.first, let number = numbers.first, word.upperBound < number.lowerBound,
      scan.text[word].allSatisfy(\.isLetter)
    else { return false }
    return scan.text[word.upperBound..<number.lowerBound].allSatisfy { $0 == ":" || $0.isBlank }
      && scan.text[word.upperBound] == ":"
  }

  /// Gives numbers the label that stands on a line of its own before them.
  private func labelFromOwnLines(_ candidates: inout [(line: Int, candidate: PhoneCandidate)]) {
    for position in candidates.indices where candidates[position].candidate.label == nil {
      let line = candidates[position].line
      guard candidates[position].candidate.fullRange.lowerBound <= 2 else { continue }
      for other in scans.indices where other != line && scans[other].text.count <= 24 {
        guard let kind = Self.phoneLabel(of: scans[other].source.text), precedes(other, line) else { continue }
        candidates[position].candidate.label = kind
      }
    }
  }

  private static func phoneLabel(of text: String) -> PhoneLabels.Kind? {
    let label = TextFolding.fold(text).filter { $0 != "." && $0 != ":" }.split(separator: " ").joined(separator: " ")
    return PhoneLabels.kind(of: label)
  }

  /// Whether a line of one label stands to the left of another line, or right before it where boxes are unknown.
  private func precedes(_ label: Int, _ line: Int) -> Bool {
    guard let first = scans[label].source.box, let second = scans[line].source.box else { return label + 1 == line }
    let middle = (first.top + first.bottom) / 2
    return middle > second.top && middle < second.bottom && first.right <= second.left
      && second.left - first.right < 6 * (second.bottom - second.top)
  }

  // MARK: Addresses over two lines

  private mutating func joinSplitAddresses() {
    for index in scans.indices where !scans[index].isContinuation {
      guard let next = nextLine(after: index), !scans[next].isContinuation else { continue }
      let first = scans[index].source.text.trimmingCharacters(in: .whitespaces)
      let second = scans[next].source.text.trimmingCharacters(in: .whitespaces)
      guard !first.isEmpty, !second.isEmpty, !second.contains(where: \.isWhitespace) else { continue }
      if let value = joinedEmail(first, second) {
        let range = tailRange(of: scans[index])
        scans[index].emails = [Span(range: range, value: value, confidence: 0.85)]
        scans[index].take(range, labels: ContactLabels.email)
        scans[next].isContinuation = true
      } else if let value = joinedWebsite(first, second) {
        let range = tailRange(of: scans[index])
        scans[index].websites = [Span(range: range, value: value, confidence: 0.8)]
        scans[index].take(range, labels: ContactLabels.website)
        scans[next].isContinuation = true
      }
    }
  }

  /// The address that the last word of a line and the whole next line make; nil when each stands for itself.
  private func joinedEmail(_ first: String, _ second: String) -> String? {
    guard let tail = first.split(whereSeparator: \.isWhitespace).last.map(String.init) else { return nil }
    let head = tail.split(separator: ":").last.map(String.init) ?? tail
    let joined = head + second
    guard joined.filter({ $0 == "@" }).count == 1, EmailScanner.scan(Array(second.unicodeScalars)).isEmpty else {
      return nil
    }
    let isWhole = EmailScanner.scan(Array(head.unicodeScalars)).contains { span in
      InternetDomains.isTopLevel(span.value.split(separator: ".").last ?? "") && !head.hasSuffix(".")
        && !head.hasSuffix("-")
    }
    guard !isWhole, let span = EmailScanner.scan(Array(joined.unicodeScalars)).first,
      span.range == 0..<joined.unicodeScalars.count,
      InternetDomains.isTopLevel(span.value.split(separator: ".").last ?? "")
    else { return nil }
    // Where the @ opens the second line, the first must look like the part before it: one word, or labelled.
    if second.hasPrefix("@") {
      let words = first.split(whereSeparator: \.isWhitespace).count
      let isLabelled =
        words == 2
        && ContactLabels.email.contains(
          TextFolding.fold(first.split(whereSeparator: \.isWhitespace)[0]).filter { $0 != ":" && $0 != "." })
      guard words == 1 || isLabelled else { return nil }
    }
    return span.value
  }

  private func joinedWebsite(_ first: String, _ second: String) -> String? {
    guard let tail = first.split(whereSeparator: \.isWhitespace).last.map(String.init) else { return nil }
    let lowered = tail.lowercased()
    guard lowered.contains("www.") || lowered.hasPrefix("http"),
      tail.hasSuffix("-") || tail.hasSuffix(".") || tail.hasSuffix("/") || second.hasPrefix(".")
        || second.hasPrefix("/")
    else {
      return nil
    }
    let joined = Array((tail + second).unicodeScalars)
    guard let span = WebsiteScanner.scan(joined, outside: [], labelled: false).first,
      span.range.upperBound == joined.count
    else { return nil }
    return span.value
  }

  private func tailRange(of scan: LineScan) -> Range<Int> {
    var end = scan.text.count
    while end > 0, scan.text[end - 1].isBlank { end -= 1 }
    var start = end
    while start > 0, !scan.text[start - 1].isBlank, scan.text[start - 1] != ":" { start -= 1 }
    return start..<end
  }

  /// The line below another in its column; the next one where boxes are unknown.
  private func nextLine(after index: Int) -> Int? {
    guard let box = scans[index].source.box else { return index + 1 < scans.count ? index + 1 : nil }
    var nearest: (gap: Double, line: Int)?
    for other in scans.indices where other != index {
      guard let candidate = scans[other].source.box else { continue }
      let gap = candidate.top - box.bottom
      let height = box.bottom - box.top
      guard candidate.top > box.top + height * 0.4, gap < height * 1.6,
        min(candidate.right, box.right) > max(candidate.left, box.left)
      else { continue }
      if nearest.map({ gap < $0.gap }) ?? true { nearest = (gap, other) }
    }
    return nearest?.line
  }

  private static func startsWithLabel(_ scan: LineScan) -> Bool {
    guard let first = Word.words(of: scan.source.text).first else { return false }
    let label = TextFolding.fold(first.text).filter { $0 != ":" && $0 != "." }
    return ContactLabels.website.contains(label) && label.count > 1 || label == "w"
  }
}
