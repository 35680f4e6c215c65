/// Decides together what the segments of a card are: one name, one company, and the rest by what speaks for it.
struct SegmentResolver {
  /// A decision and how far it is ahead of the next best one, in log-odds.
  struct Decision: Hashable, Sendable {
    var label: SegmentLabel
    var margin: Double
  }

  let segments: [Segment]
  let scores: [SegmentScores]
  let neighbourhood: Neighbourhood
  private let families: Set<RuleFamily>

  init(segments: [Segment], evidence: CardEvidence) {
    self.segments = segments
    families = evidence.families
    neighbourhood = Neighbourhood(segments)
    scores = segments.map { segment in
      let facts = SegmentFacts(segment, evidence: evidence)
      var scores = SegmentScores()
      scores.name = NameScorer.score(segment, facts)
      scores.title = TitleScorer.score(segment, facts)
      scores.company = CompanyScorer.score(segment, facts)
      scores.department = DepartmentScorer.score(segment, facts)
      scores.address = AddressScorer.score(segment, facts)
      if segment.isListItem {
        scores.name -= 2.5
        scores.company -= 1.5
        scores.title -= 1.5
        scores.department -= 1.5
      }
      if evidence.families.contains(.sentences), Sentences.isNotice(segment) { scores.other = 3.5 }
      return scores
    }
  }

  /// One decision for each segment.
  func resolve() -> [Decision] {
    guard !segments.isEmpty else { return [] }
    let (name, company) = bestPair()
    var labels = [SegmentLabel](repeating: .other, count: segments.count)
    if let name { labels[name] = .name }
    if let company { labels[company] = .company }
    var bonus = [SegmentScores](repeating: SegmentScores(), count: segments.count)
    if let name { addTitleBonus(below: name, to: &bonus, skipping: company) }
    for _ in 0..<3 {
      for index in segments.indices where index != name && index != company {
        bonus[index].address = addressBonus(index, labels: labels)
        labels[index] = best(index, bonus: bonus[index], name: name).label
      }
    }
    return segments.indices.map { index in
      if index == name {
        return Decision(label: .name, margin: scores[index].name - rest(index, bonus: bonus[index], without: .name))
      }
      if index == company {
        return Decision(
          label: .company, margin: scores[index].company - rest(index, bonus: bonus[index], without: .company))
      }
      return best(index, bonus: bonus[index], name: name)
    }
  }

  private func bestPair() -> (name: Int?, company: Int?) {
    let plain = segments.indices.map { rest($0, bonus: SegmentScores(), without: nil) }
    var best: (score: Double, name: Int?, company: Int?) = (0, nil, nil)
    let choices: [Int?] = [nil] + segments.indices.map { $0 }
    for name in choices {
      var nameGain = 0.0
      if let name {
        guard scores[name].name > -0.5 else { continue }
        nameGain = scores[name].name - plain[name]
      }
      for company in choices where company == nil || company != name {
        var gain = nameGain
        if let company {
          guard scores[company].company > -0.5 else { continue }
          gain += scores[company].company - plain[company]
        }
        if let name {
          var bonus = [SegmentScores](repeating: SegmentScores(), count: segments.count)
          addTitleBonus(below: name, to: &bonus, skipping: company)
          for index in segments.indices where index != company && index != name && bonus[index] != SegmentScores() {
            gain += max(0, rest(index, bonus: bonus[index], without: nil) - plain[index])
          }
        }
        if gain > best.score + 1e-9 { best = (gain, name, company) }
      }
    }
    return (best.name, best.company)
  }

  /// What stands below the name is likely the title, then the department.
  private func addTitleBonus(below name: Int, to bonus: inout [SegmentScores], skipping company: Int?) {
    guard families.contains(.neighbours), let first = neighbourhood.below[name], first != company else { return }
    let isSmaller = segments[first].relativeSize <= segments[name].relativeSize * 1.1
    bonus[first].title += isSmaller ? 1.3 : 0.5
    if isSmaller, isPlain(first) { bonus[first].title += 0.9 }
    bonus[first].department += isSmaller ? 0.7 : 0.3
    guard let second = neighbourhood.below[first], second != company else { return }
    bonus[second].title += 0.5
    bonus[second].department += 0.7
  }

  /// Whether nothing but its place speaks for a segment: a few words without digits that no vocabulary knows.
  private func isPlain(_ index: Int) -> Bool {
    let (own, words) = (scores[index], segments[index].words)
    guard words.count <= 6, !words.contains(where: \.hasDigit), own.other <= 0 else { return false }
    return max(own.company, own.department, own.address, own.name - 1.5) < 0 && own.title > -2.2
  }

  private func addressBonus(_ index: Int, labels: [SegmentLabel]) -> Double {
    guard families.contains(.neighbours) else { return 0 }
    var bonus = 0.0
    for neighbour in [neighbourhood.above[index], neighbourhood.below[index]] {
      guard let neighbour, labels[neighbour] == .address else { continue }
      let ratio = segments[index].relativeSize / segments[neighbour].relativeSize
      if (0.75...1.33).contains(ratio) { bonus += neighbour == neighbourhood.below[index] ? 2 : 1.6 }
    }
    return min(bonus, 2.6)
  }

  private func best(_ index: Int, bonus: SegmentScores, name: Int?) -> Decision {
    let own = scores[index]
    // A second name or company has to stand on its own feet; the same name in another script is no second one.
    let isOtherScript = name.map { segments[$0].hasEastAsian != segments[index].hasEastAsian } ?? false
    let hurdle = isOtherScript && segments[index].hasEastAsian ? 1.0 : 2.5
    let options: [(SegmentLabel, Double)] = [
      (.other, max(0, own.other)), (.title, own.title + bonus.title), (.department, own.department + bonus.department),
      (.address, own.address + bonus.address), (.company, own.company - 1.8), (.name, own.name - hurdle),
    ]
    let sorted = options.sorted { $0.1 > $1.1 }
    return Decision(label: sorted[0].0, margin: sorted[0].1 - sorted[1].1)
  }

  /// The best score that a segment has without being the card's name or company.
  private func rest(_ index: Int, bonus: SegmentScores, without label: SegmentLabel?) -> Double {
    let own = scores[index]
    var best = max(0, own.other)
    best = max(best, own.title + bonus.title, own.department + bonus.department, own.address + bonus.address)
    if label == .name { best = max(best, own.company - 0.5) }
    if label == .company { best = max(best, own.name - 0.5) }
    return best
  }
}
