import SnapcatContacts

/// The card of a profile.
package struct ProfileCard: Hashable, Sendable {
  /// The picture, relative to the input root.
  package var path: RecordPath
  /// Position in the picture, the largest card first, from 0.
  package var index: Int
  package var lines: [CardLineRecord]
  package var contact: ContactRecord

  package init(path: RecordPath, index: Int, lines: [CardLineRecord], contact: ContactRecord) {
    self.path = path
    self.index = index
    self.lines = lines
    self.contact = contact
  }

  /// What tells the card from all others of the run.
  package var reference: String { "\(path.text)#\(index)" }
}
