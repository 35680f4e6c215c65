import Foundation
import SnapcatContacts

/// Scores the contact reader on labelled cards: with all rules, with each family left out, and by confidence.
@main
struct ContactRules {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let path = arguments.first else {
      print("usage: ContactRules TRUTH.jsonl [CURVE.svg]")
      exit(2)
    }
    let cards = try LabelledCard.load(path)
    let all = Set(RuleFamily.allCases)
    var reliability = Reliability()
    let whole = score(cards, ContactReader()) { reliability.add($0, truth: $1) }
    let start = clock()
    for card in cards { _ = ContactReader().read(card.textLines) }
    let time = Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(max(1, cards.count)) * 1000
    print("rules left out       micro F1   worth   cards wholly right")
    printRow("none", whole, against: nil)
    let scores = RuleFamily.allCases.map { family in
      (family, score(cards, ContactReader(families: all.subtracting([family]))) { _, _ in })
    }
    for (family, score) in scores.sorted(by: { $0.1.f1 < $1.1.f1 }) {
      printRow(family.rawValue, score, against: whole)
    }
    print("\n\(cards.count) cards, \(number(time, places: 2)) ms of processor time each\n")
    print("confidence     right   values")
    for (index, bin) in reliability.bins.enumerated() where bin.count > 0 {
      let share = 100 * Double(bin.right) / Double(bin.count)
      print(
        "\(number(Double(index) / 10))-\(number(Double(index + 1) / 10))  \(number(share, width: 8)) %  \(bin.count)")
    }
    if arguments.count > 1 {
      try Data(reliability.svg.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)
    }
  }

  private static func score(
    _ cards: [LabelledCard], _ reader: ContactReader, _ observe: (ContactRecord, LabelledCard) -> Void
  ) -> Score {
    var score = Score()
    for card in cards {
      let record = reader.read(card.textLines)
      score.add(record, truth: card)
      observe(record, card)
    }
    return score
  }

  private static func printRow(_ name: String, _ score: Score, against whole: Score?) {
    let worth = whole.map { number($0.f1 - score.f1, places: 2, width: 8) } ?? "        "
    let label = name + String(repeating: " ", count: max(0, 18 - name.count))
    print("\(label) \(number(score.f1, places: 2, width: 10)) \(worth) \(number(score.whole, width: 14)) %")
  }

  private static func number(_ value: Double, places: Int = 1, width: Int = 0) -> String {
    let text = String(format: "%.\(places)f", value)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
