import Foundation

/// Cuts what is left of the lines into segments.
struct SegmentBuilder {
  private(set) var segments: [Segment] = []

  init(card: CardScan, evidence: CardEvidence) {
    let median = Self.medianSize(card)
    for scan in card.scans where !scan.isContinuation {
      let pieces = scan.leftovers()
      for range in pieces {
        guard var segment = Self.segment(range, of: scan, median: median, families: evidence.families) else { continue }
        segment.isListItem = pieces.count > 2 && scan.taken.isEmpty
        for var part in SegmentSplitter.split(segment, evidence: evidence) {
          part.relativeSize = segment.relativeSize
          part.isLabelledAddress = segment.isLabelledAddress
          part.isListItem = segment.isListItem
          segments.append(part)
        }
      }
    }
    if evidence.families.contains(.splitLines) { segments = SegmentMerger.merge(segments, evidence: evidence) }
  }

  private static func segment(_ range: Range<Int>, of scan: LineScan, median: Double?, families: Set<RuleFamily>)
    -> Segment?
  {
    var text = LetterSpacing.closed(scan.string(range)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var isLabelledAddress = false
    if let colon = text.firstIndex(of: ":") {
      let label = TextFolding.fold(text[..<colon]).filter { $0 != "." }
      if ContactLabels.address.contains(label) {
        text = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        isLabelledAddress = true
      }
    } else if text.hasPrefix("A ") || text.hasPrefix("a "), text.contains(where: \.isNumber) {
      text = String(text.dropFirst(2))
      isLabelledAddress = true
    }
    let letters = text.unicodeScalars.filter(\.isLetter)
    let sharesLine = !scan.taken.isEmpty
    guard letters.count > 1 || letters.first?.isEastAsian == true else { return nil }
    // "@handle" belongs to a social network, and no field takes it.
    if text.hasPrefix("@") { return nil }
    // Beside a number or address, a short rest is an icon or a label.
    if sharesLine, letters.count <= 3, !letters.contains(where: \.isEastAsian) { return nil }
    if sharesLine || letters.count <= 8, isLabel(text) { return nil }
    var segment = Segment(
      line: scan.index, text: text, box: scan.source.box, confidence: scan.source.confidence, sharesLine: sharesLine)
    segment.isLabelledAddress = isLabelledAddress
    if let box = scan.source.box, let median, median > 0 {
      segment.relativeSize =
        !families.contains(.typeSize) ? 1 : TypeSize.estimate(scan.source.text, height: box.bottom - box.top) / median
    }
    return segment
  }

  private static func isLabel(_ text: String) -> Bool {
    let label = TextFolding.fold(text).filter { $0 != "." && $0 != ":" }
    return PhoneLabels.kind(of: label) != nil || ContactLabels.networks.contains(label)
      || ContactLabels.email.contains(label)
      || ContactLabels.website.contains(label) || ContactLabels.address.contains(label)
  }

  private static func medianSize(_ card: CardScan) -> Double? {
    let sizes = card.scans.compactMap { scan in
      scan.source.box.map { TypeSize.estimate(scan.source.text, height: $0.bottom - $0.top) }
    }.sorted()
    return sizes.isEmpty ? nil : sizes[sizes.count / 2]
  }
}
