import SnapcatContacts
import Testing
@testable import SnapcatPipeline

struct ContactSinkTests {
  private func card(_ path: String, name: String?) -> ProfileCard {
    var contact = ContactRecord()
    contact[.contactNames] = name.map { [ContactValue($0)] } ?? []
    contact[.emails] = [ContactValue("x@harlowgardens.com")]
    return ProfileCard(path: RecordPath(text: path), index: 0, lines: [], contact: contact)
  }

  private func cat(_ name: String) -> ProfileCat {
    ProfileCat(
      path: RecordPath(text: "f/\(name).jpg"), name: name, annotated: nil,
      observation: ObservationRecord(label: "Cat", confidence: 0.9, box: [0, 0, 1, 1]), count: 1)
  }

  @Test func writesEachCardOnceAndNamesItsCats() {
    let shared = card("f/card.jpg", name: "Peter Harlow")
    let sink = ContactSink([
      Profile(id: "tom", cat: cat("tom"), card: shared, rule: .folder),
      Profile(id: "mia", cat: cat("mia"), card: shared, rule: .folder),
      Profile(id: "alone", cat: cat("alone"), reason: "no card"),
    ])
    #expect(sink.vCards.components(separatedBy: "BEGIN:VCARD").count == 2)
    #expect(sink.vCards.contains("NOTE:Cat: tom (f/tom.jpg)\\, mia (f/mia.jpg)\r\n"))
    #expect(sink.csv.split(separator: "\r\n").count == 2)
  }

  @Test func writesCardsWithoutACatAndSaysSo() {
    let sink = ContactSink([Profile(id: "x", card: card("x.jpg", name: nil), reason: "no cat: none came")])
    #expect(sink.vCards.contains("FN:x\r\n"))
    #expect(sink.vCards.contains("NOTE:Card: x.jpg (no cat: none came)\r\n"))
  }

  @Test func writesAHeaderEvenWithoutContacts() {
    #expect(ContactSink([]).csv == ContactCSVWriter().header + "\r\n")
    #expect(ContactSink([]).vCards == "")
  }
}
