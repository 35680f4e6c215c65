import Testing
@testable import SnapcatPipeline

struct PairingTests {
  /// A picture in a table: `tom.jpg` with one cat, a card, both ...
  private static func cat(_ path: String, at time: String? = nil) -> PairingImage {
    PairingImage(path: FilePath(path), captureTime: time, cats: 1, cards: 0)
  }

  private static func card(_ path: String, at time: String? = nil, count: Int = 1) -> PairingImage {
    PairingImage(path: FilePath(path), captureTime: time, cats: 0, cards: count)
  }

  /// A picture in which neither was found.
  private static func plain(_ path: String) -> PairingImage {
    PairingImage(path: FilePath(path), captureTime: nil, cats: 0, cards: 0)
  }

  private static func both(_ path: String, cards: Int = 1) -> PairingImage {
    PairingImage(path: FilePath(path), captureTime: nil, cats: 1, cards: cards)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: PairingRule
    let images: [PairingImage]
    /// A line a profile: "cat + card (rule)", "cat", or "card"; the second card of a picture is "card#2".
    let profiles: [String]

    init(_ description: String, _ rule: PairingRule, _ images: [PairingImage], _ profiles: [String]) {
      testDescription = description
      self.rule = rule
      self.images = images.sorted { $0.path < $1.path }
      self.profiles = profiles
    }
  }

  static let cases: [Case] = [
    Case(
      "the same name with a hyphen", .folder, [cat("tom.jpg"), card("tom-card.jpg"), cat("mia.jpg"), card("x.jpg")],
      ["mia.jpg + x.jpg (folder)", "tom.jpg + tom-card.jpg (stem)"]),
    Case(
      "every way to write it", .stem,
      [
        cat("a.jpg"), card("A_Card.JPG"), cat("b.jpg"), card("b.card.png"), cat("c.jpg"), card("c.png"),
        cat("Dä.jpg"), card("dÄ-CARD.jpg"),
      ],
      [
        "Dä.jpg + dÄ-CARD.jpg (stem)", "a.jpg + A_Card.JPG (stem)", "b.jpg + b.card.png (stem)",
        "c.jpg + c.png (stem)",
      ]),
    Case(
      "a name alone is no match", .stem, [cat("tom.jpg"), card("tom-cards.jpg"), card("tomcard.jpg")],
      ["tom-cards.jpg", "tom.jpg", "tomcard.jpg"]),
    Case(
      "the same name elsewhere, when it says card", .stem, [cat("cats/tom.jpg"), card("cards/tom-card.jpg")],
      ["cats/tom.jpg + cards/tom-card.jpg (stem)"]),
    Case(
      "numbers of cameras meet by chance", .stem, [cat("a/IMG_1.jpg"), card("b/IMG_1.jpg")],
      ["a/IMG_1.jpg", "b/IMG_1.jpg"]),
    Case(
      "the same name in several other folders", .stem,
      [cat("a/tom.jpg"), card("b/tom-card.jpg"), card("c/tom-card.jpg")],
      ["a/tom.jpg", "b/tom-card.jpg", "c/tom-card.jpg"]),
    Case(
      "the own folder before others", .stem, [cat("a/tom.jpg"), card("a/tom-card.jpg"), card("b/tom-card.jpg")],
      ["a/tom.jpg + a/tom-card.jpg (stem)", "b/tom-card.jpg"]),
    Case(
      "one card in the folder serves all photos of the cat", .folder,
      [cat("f/1.jpg"), cat("f/2.jpg"), card("f/3.jpg")],
      ["f/1.jpg + f/3.jpg (folder)", "f/2.jpg + f/3.jpg (folder)"]),
    Case(
      "two cards in the folder serve none", .folder, [cat("f/1.jpg"), card("f/2.jpg"), card("f/3.jpg")],
      ["f/1.jpg", "f/2.jpg", "f/3.jpg"]),
    Case(
      "two cards in one picture are two", .folder, [cat("f/1.jpg"), card("f/2.jpg", count: 2)],
      ["f/1.jpg", "f/2.jpg", "f/2.jpg#2"]),
    Case(
      "a card in another folder is none of its business", .folder, [cat("f/1.jpg"), card("g/2.jpg")],
      ["f/1.jpg", "g/2.jpg"]),
    Case(
      "the back of a card named for a cat goes to no other", .folder,
      [cat("tom.jpg"), card("tom-card.jpg"), card("tom_card.jpg"), cat("mia.jpg")],
      ["mia.jpg", "tom.jpg + tom-card.jpg (stem)", "tom_card.jpg"]),
    Case(
      "a picture that shows both", .none, [both("tom.jpg", cards: 2), card("tom-card.jpg")],
      ["tom-card.jpg", "tom.jpg + tom.jpg (samePicture)", "tom.jpg#2"]),
    Case(
      "a picture that shows both keeps its cards from others", .folder, [both("a.jpg", cards: 2), cat("b.jpg")],
      ["a.jpg + a.jpg (samePicture)", "a.jpg#2", "b.jpg"]),
    Case("no pairing", .none, [cat("tom.jpg"), card("tom-card.jpg")], ["tom-card.jpg", "tom.jpg"]),
    Case(
      "the next card in capture order", .sequence,
      [
        cat("1.jpg", at: "2024:05:01 10:00:00"), card("9.jpg", at: "2024:05:01 10:01:00"),
        cat("8.jpg", at: "2024:05:01 10:02:00"), card("2.jpg", at: "2024:05:01 10:03:00"),
      ],
      ["1.jpg + 9.jpg (sequence)", "8.jpg + 2.jpg (sequence)"]),
    Case(
      "several photos before one card", .sequence, [cat("1.jpg"), cat("2.jpg"), card("3.jpg"), cat("4.jpg")],
      ["1.jpg + 3.jpg (sequence)", "2.jpg + 3.jpg (sequence)", "4.jpg"]),
    Case(
      "a card before the cat is not the next", .sequence, [card("1.jpg"), cat("2.jpg"), cat("3.jpg")],
      ["1.jpg", "2.jpg", "3.jpg"]),
    Case(
      "a scan without a time comes after its predecessor", .sequence,
      [
        cat("1.jpg", at: "2024:05:01 10:00:00"), card("2.png"), cat("3.jpg", at: "2024:05:01 11:00:00"),
        card("4.jpg", at: "2024:05:01 12:00:00"),
      ],
      ["1.jpg + 2.png (sequence)", "3.jpg + 4.jpg (sequence)"]),
    Case(
      "names come before the sequence", .sequence,
      [cat("1.jpg"), card("2.jpg"), cat("3.jpg"), card("1-card.jpg"), card("4.jpg")],
      ["1.jpg + 1-card.jpg (stem)", "2.jpg", "3.jpg + 4.jpg (sequence)"]),
    Case(
      "a picture takes the card that is named for it, cat found or not", .stem,
      [plain("chelsea.png"), card("chelsea-card.jpg"), plain("sofa.jpg"), card("bill.jpg"), card("sofa.jpeg")],
      ["chelsea.png + chelsea-card.jpg (stem)", "bill.jpg", "sofa.jpeg"]),
    Case(
      "a cat comes before a picture without one", .folder,
      [cat("tom.jpg"), plain("tom.png"), card("tom-card.jpg"), plain("x.jpg")], ["tom.jpg + tom-card.jpg (stem)"]),
    Case(
      "pairing is off for pictures without a cat, too", .none, [plain("tom.jpg"), card("tom-card.jpg")],
      ["tom-card.jpg"]),
    Case("nothing at all", .sequence, [], []),
  ]

  @Test(arguments: cases)
  func pairs(_ example: Case) {
    let links = Pairing.links(for: example.images, rule: example.rule)
    #expect(Set(links.map { describe($0, example.images) }) == Set(example.profiles))
    #expect(links.count == example.profiles.count)
    for link in links {
      let cats = link.cat.map { example.images[$0].cats } ?? 0
      #expect((link.reason == nil) == (cats > 0 && link.card != nil))
      #expect((link.rule != nil) == (link.cat != nil && link.card != nil))
    }
  }

  @Test(arguments: [
    (PairingRule.none, "no card: the picture shows none, and pairing is off"),
    (.stem, "no card: none of the same name"),
    (.folder, "no card: none of the same name, 2 left in its folder"),
    (.sequence, "no card: none of the same name, 2 left in its folder, none taken after it"),
  ])
  func saysWhyThereIsNoCard(rule: PairingRule, reason: String) {
    let images = [Self.card("1.jpg"), Self.card("2.jpg"), Self.cat("3.jpg")]
    let links = Pairing.links(for: images, rule: rule)
    #expect(links.last == ProfileLink(cat: 2, reason: reason))
    #expect(links.first?.reason == "no cat: no picture of one goes with this card")
  }

  private func describe(_ link: ProfileLink, _ images: [PairingImage]) -> String {
    let card = link.card.map { "\(images[$0.image].path)" + ($0.card > 0 ? "#\($0.card + 1)" : "") }
    guard let cat = link.cat else { return card ?? "" }
    guard let card, let rule = link.rule else { return "\(images[cat].path)" }
    return "\(images[cat].path) + \(card) (\(rule.rawValue))"
  }
}
