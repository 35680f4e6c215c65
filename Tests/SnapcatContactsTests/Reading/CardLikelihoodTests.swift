import Testing

@testable import SnapcatContacts

@Suite struct CardLikelihoodTests {
  @Test(arguments: [
    [], ["EXIT"], ["STOP"], ["KX 4471 BD"], ["No parking 8-18"], ["WHISKAS", "Adult 1+ Chicken"], ["~ | \\ ,", "l1 |"],
    ["CANON", "12:41  03/05/2021"], ["Tom"], ["lll ,. ;", "~ ee oa"], ["1234567"], ["IMG 20210503 114502"],
  ])
  func otherPicturesAreNoCards(lines: [String]) {
    #expect(ContactReader().cardLikelihood(lines.map { TextLine($0, confidence: 0.5) }) < 0.4)
  }

  @Test func cardsAreCards() {
    let lines = ["Nora Berg", "Sales Manager", "Ferncliff Ledger LLC", "Tel (208) 334-2198", "nora@ferncliff.com"]
    #expect(ContactReader().cardLikelihood(lines.map { TextLine($0) }) > 0.9)
    #expect(ContactReader().cardLikelihood(lines.map { TextLine($0, confidence: 0.6) }) > 0.7)
  }

  @Test func noiseLeavesTheRecordEmpty() {
    for lines in [["~ ,.", "ee | oa"], ["lI1 |", "."], []] {
      let record = ContactReader().read(lines.map { TextLine($0, confidence: 0.3) })
      #expect(record.isEmpty)
      #expect(record.unassigned == Array(lines.indices))
    }
  }
}
