import Foundation
import Testing

@testable import SnapcatContacts

@Suite struct VCardWriterTests {
  private let contact = ContactRecord(fields: [
    .contactNames: [ContactValue("Dr. Nora M. Berg, PhD", firstName: "Nora M.", lastName: "Berg")],
    .jobTitles: [ContactValue("Head of Sales; Europe")],
    .companyNames: [ContactValue("Ferncliff, Hale & Co.")],
    .departments: [ContactValue("Export Department")],
    .emails: [ContactValue("nora@ferncliff.com")],
    .websites: [ContactValue("www.ferncliff.com")],
    .workPhones: [
      ContactValue("+44 20 7946 0321", e164: "+442079460321"),
      ContactValue("(208) 334-2198 ext. 42", e164: "+12083342198"),
    ],
    .mobilePhones: [ContactValue("07700 900461", e164: "+447700900461")],
    .faxes: [ContactValue("020 7946 0322")],
    .addresses: [ContactValue("17 Tanner Street, London SE1 3LE")],
  ])

  @Test func versionThree() {
    let card = VCardWriter().string(for: contact, fallbackName: "tom")
    #expect(
      card
        == """
        BEGIN:VCARD
        VERSION:3.0
        N:Berg;Nora M.;;Dr.;PhD
        FN:Dr. Nora M. Berg\\, PhD
        ORG:Ferncliff\\, Hale & Co.;Export Department
        TITLE:Head of Sales\\; Europe
        EMAIL;TYPE=INTERNET:nora@ferncliff.com
        TEL;TYPE=WORK,VOICE:+442079460321
        TEL;TYPE=WORK,VOICE:(208) 334-2198 ext. 42
        TEL;TYPE=CELL,VOICE:+447700900461
        TEL;TYPE=WORK,FAX:020 7946 0322
        ADR;TYPE=WORK:;;17 Tanner Street\\, London SE1 3LE;;;;
        URL:http://www.ferncliff.com
        END:VCARD

        """.replacing("\n", with: "\r\n"))
  }

  @Test func versionFourQuotesLists() {
    let card = VCardReader(VCardWriter(version: .v4).string(for: contact, fallbackName: "tom"))
    #expect(card.values("VERSION") == [["4.0"]])
    #expect(card.properties.first { $0.name == "TEL" }?.parameters == "TYPE=\"work,voice\"")
  }

  @Test func aCatWithoutCardHasAName() {
    let jpeg = Data((0..<200).map { UInt8($0) })
    let text = VCardWriter().string(for: ContactRecord(), fallbackName: "tom; the cat", note: "two\nlines", photo: jpeg)
    let card = VCardReader(text)
    #expect(card.values("FN") == [["tom; the cat"]])
    #expect(card.values("N") == [["", "tom; the cat", "", "", ""]])
    #expect(card.values("NOTE") == [["two\nlines"]])
    let photo = card.properties.first { $0.name == "PHOTO" }
    #expect(photo?.parameters == "ENCODING=b;TYPE=JPEG")
    #expect(photo.flatMap { Data(base64Encoded: $0.raw) } == jpeg)
    #expect(!text.contains("REV"))
  }

  @Test func aCompanyStandsInForTheName() {
    let record = ContactRecord(fields: [.companyNames: [ContactValue("Ferncliff AG")]])
    let card = VCardReader(VCardWriter().string(for: record, fallbackName: "tom"))
    #expect(card.values("FN") == [["Ferncliff AG"]])
    #expect(card.values("N") == [["", "", "", "", ""]])
  }

  @Test func versionThreeHasNoTelURIs() {
    #expect(!VCardWriter().string(for: contact, fallbackName: "tom").contains("tel:"))
  }

  @Test(arguments: VCardVersion.allCases)
  func anyTextComesBackAsItWas(version: VCardVersion) {
    var random = SplitMix(seed: 2718)
    for _ in 0..<400 {
      let company = random.text(upTo: 120)
      let title = random.text(upTo: 60)
      let address = random.text(upTo: 200)
      let note = random.text(upTo: 400)
      let first = random.text(upTo: 30)
      let last = random.text(upTo: 30)
      let name = "x" + random.text(upTo: 50)
      let record = ContactRecord(fields: [
        .contactNames: [ContactValue(name, firstName: first, lastName: last)],
        .companyNames: [ContactValue(company)], .jobTitles: [ContactValue(title)],
        .addresses: [ContactValue(address)],
      ])
      let text = VCardWriter(version: version).string(for: record, fallbackName: "tom", note: note)
      let card = VCardReader(text)
      #expect(card.values("FN") == [[name]])
      let parts = card.values("N").first ?? []
      if !first.isEmpty || !last.isEmpty { #expect(Array(parts.prefix(2)) == [last, first]) }
      #expect(card.values("ORG") == [[company]])
      #expect(card.values("TITLE") == [[title]])
      #expect(card.values("ADR") == [["", "", address, "", "", "", ""]])
      #expect(card.values("NOTE") == (note.isEmpty ? [] : [[note]]))
      #expect(card.physicalLines.allSatisfy { $0.utf8.count <= 75 })
      #expect(!text.unicodeScalars.contains("\u{FFFD}"))
    }
  }

  @Test func lineEndsOfAllKindsBecomeOne() {
    #expect(VCardText.escape("a\r\nb\rc\u{2028}d\u{0}e") == "a\\nb\\nc\\nde")
  }

  @Test func theSameContactGivesTheSameText() {
    let writer = VCardWriter()
    #expect(writer.string(for: contact, fallbackName: "a") == writer.string(for: contact, fallbackName: "a"))
  }
}
