import Foundation
import SnapcatContacts

/// Writes the contacts of a run's profiles, each card once.
struct ContactSink {
  private struct Entry {
    let card: ProfileCard
    let fallbackName: String
    let note: String

    init(_ card: ProfileCard, of profiles: [Profile]) {
      self.card = card
      let cats = profiles.compactMap(\.cat)
      fallbackName = cats.first?.name ?? profiles.first?.id ?? card.path.text
      note =
        cats.isEmpty
        ? "Card: \(card.path.text) (\(profiles.first?.reason ?? "no cat"))"
        : "Cat: " + cats.map { "\($0.name) (\($0.path.text))" }.joined(separator: ", ")
    }
  }

  private let entries: [Entry]

  init(_ profiles: [Profile]) {
    let owners = Dictionary(grouping: profiles.filter { $0.card != nil }) { $0.card?.reference }
    var seen: Set<String> = []
    entries = profiles.compactMap(\.card).filter { seen.insert($0.reference).inserted }.map { card in
      Entry(card, of: owners[card.reference] ?? [])
    }
  }

  /// All contacts as vCards.
  var vCards: String {
    entries.map { VCardWriter().string(for: $0.card.contact, fallbackName: $0.fallbackName, note: $0.note) }.joined()
  }

  /// All contacts as CSV with a header.
  var csv: String {
    let writer = ContactCSVWriter()
    let rows = entries.map { writer.row(for: $0.card.contact, fallbackName: $0.fallbackName, note: $0.note) }
    return ([writer.header] + rows).map { $0 + "\r\n" }.joined()
  }
}
