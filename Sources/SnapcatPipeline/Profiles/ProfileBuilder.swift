/// Makes profiles from what a run found.
struct ProfileBuilder {
  /// The profiles, and for each picture that belongs to one (by its position in the run) the profile's name.
  ///
  /// - Parameter findings: the pictures that could be read, in bytewise order of their paths.
  static func profiles(
    from findings: [ImageFindings], rule: PairingRule
  ) -> (profiles: [Profile], names: [Int: String]) {
    let images = findings.map {
      PairingImage(path: $0.path, captureTime: $0.captureTime, cats: $0.cats.count, cards: $0.cards.count)
    }
    let links = Pairing.links(for: images, rule: rule)
    let ids = ProfileNamer.names(for: links.compactMap { source(of: $0, in: findings) })
    var names: [Int: String] = [:]
    let profiles = zip(links, ids).map { link, id in
      let positions = [link.cat, link.card?.image].compactMap { $0 }
      for position in positions where names[findings[position].index] == nil { names[findings[position].index] = id }
      return Profile(
        id: id, cat: link.cat.map { cat(of: findings[$0]) },
        card: link.card.map { findings[$0.image].cards[$0.card] }, rule: link.rule, reason: link.reason)
    }
    return (profiles, names)
  }

  private static func source(of link: ProfileLink, in findings: [ImageFindings]) -> (path: FilePath, card: Int)? {
    if let cat = link.cat { return (findings[cat].path, 0) }
    return link.card.map { (findings[$0.image].path, $0.card) }
  }

  private static func cat(of findings: ImageFindings) -> ProfileCat {
    ProfileCat(
      path: RecordPath(findings.path), name: RecordPath(FilePath(bytes: findings.path.stem)).text,
      annotated: findings.annotated, observation: findings.cats.first, count: findings.cats.count)
  }
}
