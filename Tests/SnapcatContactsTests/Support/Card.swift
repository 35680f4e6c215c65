import Testing

@testable import SnapcatContacts

/// An invented card: its lines and what they say.
struct Card: Sendable, CustomTestStringConvertible {
  let country: String
  let lines: [String]
  let expected: [ContactField: [String]]
  var testDescription: String { country }

  /// What the reader makes of the lines.
  var record: ContactRecord { ContactReader().read(lines.map { TextLine($0) }) }
}

extension ContactRecord {
  /// The printed values by field.
  var values: [ContactField: [String]] { fields.mapValues { $0.map(\.value) } }
}

/// What is read from lines of text without boxes.
func read(_ lines: String...) -> ContactRecord { ContactReader().read(lines.map { TextLine($0) }) }
