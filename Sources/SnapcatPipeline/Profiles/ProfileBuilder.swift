import SnapcatContacts
import SnapcatVision

/// Makes profiles from what a run found.
struct ProfileBuilder {
  private let findings: [ImageFindings]
  private let links: [ProfileLink]
  private let ids: [String]

  /// Finds out which pictures belong together.
  ///
  /// - Parameter findings: the pictures that could be read, in bytewise order of their paths.
  init(_ findings: [ImageFindings], rule: PairingRule) {
    self.findings = findings
    links = Pairing.links(
      for: findings.map {
        PairingImage(path: $0.path, captureTime: $0.captureTime, cats: $0.cats, cards: $0.cards)
      }, rule: rule)
    ids = ProfileNamer.names(for: links.compactMap { ProfileBuilder.source(of: $0, in: findings) })
  }

  /// For each picture that belongs to a profile, by its position in the run, the profile's name.
  var names: [Int: String] {
    var names: [Int: String] = [:]
    for (link, id) in zip(links, ids) {
      for position in [link.cat, link.card?.image].compactMap({ $0 }) where names[findings[position].index] == nil {
        names[findings[position].index] = id
      }
    }
    return names
  }

  /// The profiles; a card that serves several cats is there once.
  ///
  /// - Parameter record: brings the record of a picture by its position in the run.
  func profiles(record: (Int) throws -> ImageRecord) rethrows -> [Profile] {
    var cards: [CardReference: ProfileCard] = [:]
    return try zip(links, ids).map { link, id in
      let cat = try link.cat.map { try ProfileBuilder.cat(of: findings[$0], record(findings[$0].index)) }
      if let reference = link.card, cards[reference] == nil {
        cards[reference] = ProfileBuilder.card(reference.card, in: try record(findings[reference.image].index))
      }
      return Profile(id: id, cat: cat, card: link.card.flatMap { cards[$0] }, rule: link.rule, reason: link.reason)
    }
  }

  private static func card(_ index: Int, in record: ImageRecord) -> ProfileCard? {
    guard let cards = record.cards, cards.indices.contains(index) else { return nil }
    let card = cards[index]
    return ProfileCard(path: record.path, index: index, lines: card.lines, contact: ContactRecord(card))
  }

  private static func source(of link: ProfileLink, in findings: [ImageFindings]) -> (path: FilePath, card: Int)? {
    if let cat = link.cat { return (findings[cat].path, 0) }
    return link.card.map { (findings[$0.image].path, $0.card) }
  }

  private static func cat(of findings: ImageFindings, _ record: ImageRecord) -> ProfileCat {
    ProfileCat(
      path: record.path, name: RecordPath(FilePath(bytes: findings.path.stem)).text, annotated: record.annotated,
      observation: record.observations?.first { $0.label == RecognizeAnimalsRequest.Animal.cat.rawValue },
      count: findings.cats)
  }
}
