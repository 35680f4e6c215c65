import Testing

@testable import SnapcatContacts

@Suite("Lines and barcode together")
struct CodeFusionTests {
  private static let payload = "MECARD:N:Fenner,Ada;TEL:+442079460018;EMAIL:ada@quillworks.com;;"

  private func read(_ lines: [TextLine], _ payloads: String...) -> ContactRecord {
    ContactReader().read([CardSide(lines: lines, payloads: payloads)])
  }

  @Test("What both say is sure and keeps its line")
  func agreement() throws {
    let record = read(
      [TextLine("Ada Fenner"), TextLine("Tel 020 7946 0018"), TextLine("ada@quillworks.com")],
      Self.payload)
    let email = try #require(record[.emails].first)
    #expect(email.source == .both)
    #expect(email.line == 2)
    #expect((email.confidence ?? 0) >= 0.99)
    #expect(record[.workPhones].map(\.value) == ["020 7946 0018"])
    #expect(record[.workPhones].first?.source == .both)
    #expect(record.conflicts.isEmpty)
  }

  @Test("A misread address is mended by the code, and both readings are shown")
  func misreading() throws {
    let record = read([TextLine("Ada Fenner"), TextLine("ada@quil1works.com")], Self.payload)
    #expect(record[.emails].map(\.value) == ["ada@quillworks.com"])
    #expect(record[.emails].first?.line == 1)
    #expect(
      record.conflicts == [
        ContactConflict(field: .emails, text: "ada@quil1works.com", code: "ada@quillworks.com", kept: .code)
      ])
  }

  @Test(
    "A sure name stays when the code is somebody else's; an unsure one goes", arguments: [(0.99, false), (0.2, true)])
  func otherName(confidence: Double, codeWins: Bool) {
    let record = read(
      [
        TextLine("Nora Berg", confidence: confidence), TextLine("Sales Manager", confidence: confidence),
        TextLine("nora.berg@ferncliff.com", confidence: 0.9),
      ], "MECARD:N:Fenner,Ada;;")
    #expect(record.first(.contactNames) == (codeWins ? "Ada Fenner" : "Nora Berg"))
    #expect(
      record.conflicts == [
        ContactConflict(field: .contactNames, text: "Nora Berg", code: "Ada Fenner", kept: codeWins ? .code : .text)
      ])
  }

  @Test("What only the code says is added without a line; a second address is kept beside the first")
  func additions() {
    let record = read([TextLine("Nora Berg"), TextLine("nora.berg@ferncliff.com")], Self.payload)
    #expect(record[.workPhones].map(\.value) == ["+442079460018"])
    #expect(record[.workPhones].first?.line == nil)
    #expect(record[.emails].map(\.value) == ["nora.berg@ferncliff.com", "ada@quillworks.com"])
    #expect(record.conflicts.contains { $0.field == .emails && $0.kept == .both })
  }

  @Test("A code that says nothing of a contact changes nothing")
  func irrelevant() {
    let lines = [TextLine("Nora Berg"), TextLine("nora.berg@ferncliff.com")]
    #expect(read(lines, "9780201379624") == ContactReader().read(lines))
  }
}
