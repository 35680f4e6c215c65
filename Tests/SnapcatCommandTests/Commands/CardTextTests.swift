import SnapcatContacts
import Testing

@testable import SnapcatCommand

@Suite("A card for people to read")
struct CardTextTests {
  @Test("Fields first, then the lines that no field took")
  func text() {
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue("Mia Whiskers")]
    contact[.mobilePhones] = [ContactValue("+1 555 0100"), ContactValue("+1 555 0101")]
    contact[.emails] = [ContactValue("mia@purrfect.example")]
    contact.unassigned = [0, 4]
    let card = CardText(
      contact: contact, lines: ["Purr & more", "Mia Whiskers", "x", "y", "since 1999"])
    #expect(
      card.text == """
        Name        Mia Whiskers
        Mobile      +1 555 0100
                    +1 555 0101
        E-mail      mia@purrfect.example
        Other text  Purr & more
                    since 1999

        """)
  }

  @Test("A card without text says so")
  func empty() {
    #expect(CardText(contact: ContactRecord(), lines: []).text == "(no text)\n")
  }

  @Test("Every field has a place")
  func allFields() {
    var contact = ContactRecord()
    for field in ContactField.allCases { contact[field] = [ContactValue("value of \(field.rawValue)")] }
    let text = CardText(contact: contact, lines: ["a"]).text
    for field in ContactField.allCases { #expect(text.contains("value of \(field.rawValue)\n")) }
  }

  @Test("Line numbers that no line has are passed over")
  func wrongNumbers() {
    let contact = ContactRecord(unassigned: [7, -1, 0])
    #expect(CardText(contact: contact, lines: ["only"]).text == "Other text  only\n")
  }
}
