/// Finds the card that belongs to each cat.
///
/// The rules are tried in this order, each for the cats that are still without a card:
/// 1. The picture itself shows a card: its largest.
/// 2. A card picture of the same name, ending aside (`tom.jpg`, `tom.png`), or with `-card`, `_card` or `.card` after it.
///    It is looked for in the cat's folder; elsewhere only when it says that it is a card and no other picture has that
///    name.
///    A picture in which no cat was found takes the card that is named for it, too: the name says more than the detector.
/// 3. The cat's folder holds exactly one card that is neither taken nor named for another cat. It serves all cats of the
///    folder that are without a card, as photos of one cat; under ``PairingRule/sequence`` only a cat that is alone.
/// 4. The next such card in capture order. It serves all cats since the card before it. A picture without a capture time
///    counts as taken right after its predecessor in the list.
///
/// A card that no cat takes stands for itself.
struct Pairing {
  /// In bytewise order of their paths.
  private let images: [PairingImage]
  private let rule: PairingRule
  private let names: [PairingName]
  /// The pictures of each folder.
  private let folders: [FilePath: [Int]]
  private var cards: [Int: (card: CardReference, rule: MatchRule)] = [:]
  /// Cards that stay out of the later rules, and why.
  private var claims: [CardReference: String] = [:]

  private init(_ images: [PairingImage], rule: PairingRule) {
    self.images = images
    self.rule = rule
    names = images.map { PairingName($0.path) }
    folders = Dictionary(grouping: images.indices) { images[$0].path.deletingLastComponent }
  }

  /// The profiles that the pictures make up, in the order of the pictures.
  static func links(for images: [PairingImage], rule: PairingRule) -> [ProfileLink] {
    var pairing = Pairing(images, rule: rule)
    pairing.pairWithinPictures()
    if rule != .none {
      pairing.pairByName()
      pairing.pairByNameWithoutCat()
    }
    if rule == .folder || rule == .sequence { pairing.pairByFolder() }
    if rule == .sequence { pairing.pairBySequence() }
    return pairing.links()
  }

  private var unpairedCats: [Int] { images.indices.filter { images[$0].cats > 0 && cards[$0] == nil } }

  private func references(in image: Int) -> [CardReference] {
    (0..<images[image].cards).map { CardReference(image: image, card: $0) }
  }

  private func freeCards(in image: Int) -> [CardReference] {
    references(in: image).filter { claims[$0] == nil }
  }

  private mutating func pair(_ cat: Int, _ card: CardReference, _ rule: MatchRule) {
    cards[cat] = (card, rule)
    claims[card] = "it belongs to \(images[cat].path)"
  }

  private mutating func pairWithinPictures() {
    for image in images.indices where images[image].cats > 0 && images[image].cards > 0 {
      pair(image, CardReference(image: image, card: 0), .samePicture)
      for card in references(in: image).dropFirst() {
        claims[card] = "the largest card of the picture belongs to its cat"
      }
    }
  }

  private mutating func pairByName() {
    let cats = images.indices.filter { images[$0].cats > 0 }
    let cardPictures = images.indices.filter { images[$0].cats == 0 && images[$0].cards > 0 }
    let catCounts = Dictionary(grouping: cats) { names[$0].name }.mapValues(\.count)
    let cardsByName = Dictionary(grouping: cardPictures) { names[$0].name }
    let cardsByPlace = Dictionary(grouping: cardPictures) { names[$0].place(in: images[$0].path.deletingLastComponent) }
    for cat in cats {
      let name = names[cat].name
      var matches = cardsByPlace[names[cat].place(in: images[cat].path.deletingLastComponent)] ?? []
      if matches.isEmpty, let namesakes = cardsByName[name], namesakes.count == 1, names[namesakes[0]].saysCard,
        catCounts[name] == 1
      {
        matches = namesakes
      }
      if cards[cat] == nil, let first = matches.first { pair(cat, CardReference(image: first, card: 0), .stem) }
      for card in matches.flatMap(references) where claims[card] == nil {
        claims[card] = "\(images[cat].path) has a card already"
      }
    }
  }

  private mutating func pairByNameWithoutCat() {
    let plain = images.indices.filter { images[$0].cats == 0 && images[$0].cards == 0 && !names[$0].saysCard }
    let byPlace = Dictionary(grouping: plain) { names[$0].place(in: images[$0].path.deletingLastComponent) }
    for card in images.indices where names[card].saysCard {
      guard let reference = freeCards(in: card).first else { continue }
      let place = names[card].place(in: images[card].path.deletingLastComponent)
      if let picture = byPlace[place]?.first { pair(picture, reference, .stem) }
    }
  }

  private mutating func pairByFolder() {
    let cats = Dictionary(grouping: unpairedCats) { images[$0].path.deletingLastComponent }
    for (folder, cats) in cats where rule == .folder || cats.count == 1 {
      let left = cardsLeft(in: folder)
      guard left.count == 1 else { continue }
      for cat in cats { pair(cat, left[0], .folder) }
    }
  }

  private func cardsLeft(in folder: FilePath) -> [CardReference] {
    (folders[folder] ?? []).flatMap(freeCards)
  }

  private mutating func pairBySequence() {
    var waiting: [Int] = []
    for image in captureOrder() {
      if images[image].cats > 0 {
        if cards[image] == nil { waiting.append(image) }
      } else if let card = freeCards(in: image).first {
        for cat in waiting { pair(cat, card, .sequence) }
        waiting = []
      }
    }
  }

  private func captureOrder() -> [Int] {
    var time = ""
    let times = images.map { image in
      time = image.captureTime ?? time
      return time
    }
    return images.indices.sorted { (times[$0], $0) < (times[$1], $1) }
  }

  private func links() -> [ProfileLink] {
    let taken = Set(cards.values.map(\.card))
    let left = folders.keys.reduce(into: [FilePath: Int]()) { $0[$1] = cardsLeft(in: $1).count }
    return images.indices.flatMap { image -> [ProfileLink] in
      var links: [ProfileLink] = []
      if let match = cards[image] {
        let reason = images[image].cats == 0 ? "no cat was found in the picture that has the card's name" : nil
        links.append(ProfileLink(cat: image, card: match.card, rule: match.rule, reason: reason))
      } else if images[image].cats > 0 {
        links.append(ProfileLink(cat: image, reason: reasonWithoutCard(image, left)))
      }
      for card in references(in: image) where !taken.contains(card) {
        links.append(
          ProfileLink(card: card, reason: "no cat: \(claims[card] ?? "no picture of one goes with this card")"))
      }
      return links
    }
  }

  /// - Parameter left: how many cards are left in each folder.
  private func reasonWithoutCard(_ cat: Int, _ left: [FilePath: Int]) -> String {
    if rule == .none { return "no card: the picture shows none, and pairing is off" }
    var reasons = ["none of the same name"]
    if rule == .folder || rule == .sequence {
      let left = left[images[cat].path.deletingLastComponent] ?? 0
      reasons.append(left == 0 ? "none left in its folder" : "\(left) left in its folder")
    }
    if rule == .sequence { reasons.append("none taken after it") }
    return "no card: \(reasons.joined(separator: ", "))"
  }
}
