import Testing

@testable import SnapcatContacts

@Suite("Rules that are left out")
struct RuleFamilyTests {
  private static let lines = [
    "Quill Works", "Ada Fenner", "Sales Manager", "M 020 7946 0018", "VAT 812 345 678", "ada.fenner@quillworks.co.uk",
  ].map { TextLine($0) }

  private func record(without family: RuleFamily) -> ContactRecord {
    ContactReader(families: Set(RuleFamily.allCases).subtracting([family])).read(Self.lines)
  }

  @Test("With all of them everything is found")
  func all() {
    let record = ContactReader().read(Self.lines)
    #expect(record.first(.companyNames) == "Quill Works")
    #expect(record.first(.contactNames) == "Ada Fenner")
    #expect(record.first(.mobilePhones) == "020 7946 0018")
    #expect(record[.workPhones].isEmpty)
  }

  @Test("Without labels a number is what its plan says")
  func labels() {
    #expect(record(without: .phoneLabels).first(.workPhones) == "020 7946 0018")
  }

  @Test("Without the name in the e-mail the name is less sure")
  func nameInEmail() throws {
    let with = try #require(ContactReader().read(Self.lines)[.contactNames].first?.confidence)
    let without = record(without: .nameInEmail)[.contactNames].first?.confidence ?? 0
    #expect(without < with)
  }

  @Test("Nothing is invented whatever is left out", arguments: RuleFamily.allCases)
  func nothingInvented(family: RuleFamily) {
    let text = Self.lines.map(\.text).joined(separator: "\n")
    for values in record(without: family).fields.values {
      for value in values { #expect(value.value.split(separator: ", ").allSatisfy { text.contains($0) }) }
    }
  }
}
