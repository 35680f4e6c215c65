import Foundation

/// Writes decisions down as a record.
struct RecordBuilder {
  private(set) var record = ContactRecord()

  init(
    card: CardScan, numbers: [PhoneValue], segments: [Segment], decisions: [SegmentResolver.Decision],
    evidence: CardEvidence
  ) {
    var used: Set<Int> = []
    for scan in card.scans {
      for email in scan.emails {
        add(.emails, ContactValue(email.value, confidence: confidence(email, scan), line: scan.index))
      }
      for site in scan.websites {
        add(.websites, ContactValue(site.value, confidence: confidence(site, scan), line: scan.index))
      }
      for social in scan.socials {
        let value = ContactValue(
          social.span.value, confidence: confidence(social.span, scan), line: scan.index, network: social.network)
        add(.socialProfiles, value)
      }
      if !scan.emails.isEmpty || !scan.websites.isEmpty || !scan.socials.isEmpty || scan.isContinuation {
        used.insert(scan.index)
      }
    }
    for number in numbers {
      let line = card.scans[number.line].source
      let value = ContactValue(
        number.reading.candidate.text.trimmingCharacters(in: .whitespaces),
        confidence: Self.rounded(number.reading.confidence * Self.trust(line.confidence)), line: number.line,
        e164: number.reading.parsed?.e164)
      for field in number.fields { add(field, value) }
      used.insert(number.line)
    }
    addAddresses(segments: segments, decisions: decisions)
    for (segment, decision) in zip(segments, decisions) {
      guard decision.label != .other else { continue }
      used.formUnion(segment.lines)
      let field: ContactField
      switch decision.label {
      case .name: field = .contactNames
      case .title: field = .jobTitles
      case .company: field = .companyNames
      case .department: field = .departments
      case .address, .other: continue
      }
      var value = ContactValue(segment.text, confidence: Self.confidence(decision, segment), line: segment.line)
      if field == .contactNames {
        let name = PersonName(segment.text)
        value.firstName = name.first.isEmpty ? nil : name.first
        value.lastName = name.last.isEmpty ? nil : name.last
      }
      add(field, value)
    }
    for field in ContactField.allCases {
      for index in record[field].indices {
        record[field][index].box = record[field][index].line.flatMap { card.scans[$0].source.box }
      }
    }
    record.unassigned = card.scans.indices.filter { index in
      !used.contains(index) && card.scans[index].text.contains { !$0.isBlank }
    }
  }

  private mutating func add(_ field: ContactField, _ value: ContactValue) {
    guard !record[field].contains(where: { $0.value == value.value }) else { return }
    record[field].append(value)
  }

  /// Joins neighbouring parts of an address, top to bottom.
  private mutating func addAddresses(segments: [Segment], decisions: [SegmentResolver.Decision]) {
    let parts = segments.indices.filter { decisions[$0].label == .address }
    guard !parts.isEmpty else { return }
    let neighbourhood = Neighbourhood(segments)
    var group = Dictionary(uniqueKeysWithValues: parts.map { ($0, $0) })
    func root(_ index: Int) -> Int {
      var index = index
      while let parent = group[index], parent != index { index = parent }
      return index
    }
    for part in parts {
      if let below = neighbourhood.below[part], group[below] != nil { group[root(below)] = root(part) }
    }
    var groups: [Int: [Int]] = [:]
    for part in parts { groups[root(part), default: []].append(part) }
    for key in groups.keys.sorted() {
      let members = (groups[key] ?? []).sorted { left, right in
        let first = segments[left].box?.top ?? Double(segments[left].line)
        let second = segments[right].box?.top ?? Double(segments[right].line)
        return first != second ? first < second : left < right
      }
      let text = members.map { segments[$0].text.trimmingCharacters(in: CharacterSet(charactersIn: " ,;")) }
        .joined(separator: ", ")
      let best = members.map { Self.confidence(decisions[$0], segments[$0]) }
      let mean = best.reduce(0, +) / Double(best.count)
      add(.addresses, ContactValue(text, confidence: Self.rounded(mean), line: members.map { segments[$0].line }.min()))
    }
  }

  private func confidence(_ span: Span, _ scan: LineScan) -> Double {
    Self.rounded(span.confidence * Self.trust(scan.source.confidence))
  }

  private static func confidence(_ decision: SegmentResolver.Decision, _ segment: Segment) -> Double {
    rounded(1 / (1 + exp(-(decision.margin * 0.9 + 0.3))) * trust(segment.confidence))
  }

  /// How far a value is to be trusted whose text was read with a confidence.
  private static func trust(_ confidence: Double?) -> Double {
    guard let confidence else { return 1 }
    return 0.4 + 0.6 * min(max(confidence, 0), 1)
  }

  private static func rounded(_ value: Double) -> Double {
    (min(max(value, 0), 1) * 1000).rounded() / 1000
  }
}
