import Testing

@testable import SnapcatContacts

@Suite struct LayoutTests {
  @Test func columnsAreKeptApart() {
    let record = ContactReader().read([
      line("Nora Berg", 60, 60, 360, 110), line("Sales Manager", 60, 130, 260, 155),
      line("T +44 20 7946 0321", 60, 460, 320, 485), line("17 Tanner Street", 640, 460, 860, 485),
      line("nora.berg@ferncliff.co.uk", 60, 500, 380, 525), line("London SE1 3LE", 640, 500, 840, 525),
    ])
    #expect(record.first(.addresses) == "17 Tanner Street, London SE1 3LE")
    #expect(record.first(.emails) == "nora.berg@ferncliff.co.uk")
  }

  @Test func aCompanyOnTwoLinesIsOne() {
    let record = ContactReader().read([
      line("Ferncliff", 100, 380, 260, 410), line("Ledger", 120, 420, 240, 458), line("Nora Berg", 400, 60, 700, 110),
      line("Sales Manager", 400, 130, 600, 155), line("nora@ferncliffledger.com", 400, 460, 700, 485),
    ])
    #expect(record[.companyNames].map(\.value) == ["Ferncliff Ledger"])
  }

  @Test func typeSizeDoesNotDependOnTheLetters() {
    let tall = TypeSize.estimate("Tag", height: 92)
    let low = TypeSize.estimate("sea", height: 53)
    #expect(abs(tall - low) < 1)
  }

  @Test func confidenceFollowsTheReader() {
    let sure = ContactReader().read([TextLine("nora@ferncliff.com", confidence: 0.99)])
    let unsure = ContactReader().read([TextLine("nora@ferncliff.com", confidence: 0.4)])
    let high = sure[.emails].first?.confidence ?? 0
    let low = unsure[.emails].first?.confidence ?? 1
    #expect(high > 0.9)
    #expect(low < 0.8)
  }

  private func line(_ text: String, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> TextLine {
    TextLine(text, box: .init(left: left, top: top, right: right, bottom: bottom))
  }
}
