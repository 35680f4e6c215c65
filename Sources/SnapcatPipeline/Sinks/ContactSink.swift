import Foundation
import SnapcatContacts

/// Writes the contacts of a run's profiles, each card once.
package struct ContactSink {
  private struct Entry {
    let contact: ContactRecord
    let fallbackName: String
    let note: String

    /// - Parameter owners: the profiles that have this contact.
    init(_ contact: ContactRecord, of owners: [Profile]) {
      self.contact = contact
      let cats = owners.compactMap(\.cat)
      let path = owners.first?.card?.path.text ?? ""
      fallbackName = cats.first?.name ?? owners.first?.id ?? path
      let origin =
        cats.isEmpty
        ? "Card: \(path) (\(owners.first?.reason ?? "no cat"))"
        : "Cat: " + cats.map { "\($0.name) (\($0.path.text))" }.joined(separator: ", ")
      note = ([origin] + owners.compactMap(\.note)).joined(separator: "\n")
    }
  }

  private let entries: [Entry]

  package init(_ profiles: [Profile]) {
    let owners = Dictionary(grouping: profiles.filter { $0.contact != nil }, by: Self.key)
    var seen: Set<String> = []
    entries = profiles.compactMap { profile in
      guard let contact = profile.contact, seen.insert(Self.key(of: profile)).inserted else { return nil }
      return Entry(contact, of: owners[Self.key(of: profile)] ?? [])
    }
  }

  /// What profiles of one contact have in common: the card, or else the profile itself.
  private static func key(of profile: Profile) -> String {
    profile.card.map { "card:\($0.reference)" } ?? "profile:\(profile.id)"
  }

  /// All contacts as vCards.
  package var vCards: String {
    entries.map { VCardWriter().string(for: $0.contact, fallbackName: $0.fallbackName, note: $0.note) }.joined()
  }

  /// All contacts as CSV with a header.
  package var csv: String {
    let writer = ContactCSVWriter()
    let rows = entries.map { writer.row(for: $0.contact, fallbackName: $0.fallbackName, note: $0.note) }
    return ([writer.header] + rows).map { $0 + "\r\n" }.joined()
  }
}
