import Testing

@testable import SnapcatContacts

@Suite("What barcodes say")
struct ContactCodeTests {
  @Test("vCard 3.0 with folding, groups and escapes")
  func vCard() {
    let code = ContactCode(
      """
      BEGIN:VCARD
      VERSION:3.0
      N:Fenner;Ada;Maria;Dr.;
      FN:Dr. Ada Maria Fenner
      ORG:Quill\\, Works & Co.;Export
      TITLE:Head of Bind
       ing
      TEL;TYPE=CELL,VOICE:+44 7911 123456
      TEL;TYPE=WORK,FAX:+44 20 7946 0322
      item1.EMAIL;TYPE=INTERNET:ada@quill.example
      URL:https\\://www.quill.example
      URL:https://www.linkedin.com/in/ada-fenner
      ADR;TYPE=WORK:;;17 Tanner Street;London;;SE1 3LE;United Kingdom
      END:VCARD
      """)
    #expect(code.kind == .vCard)
    #expect(
      code.record.values == [
        .contactNames: ["Dr. Ada Maria Fenner"], .companyNames: ["Quill, Works & Co."], .departments: ["Export"],
        .jobTitles: ["Head of Binding"], .mobilePhones: ["+44 7911 123456"], .faxes: ["+44 20 7946 0322"],
        .emails: ["ada@quill.example"], .websites: ["https://www.quill.example"],
        .socialProfiles: ["https://www.linkedin.com/in/ada-fenner"],
        .addresses: ["17 Tanner Street, SE1 3LE London, United Kingdom"],
      ])
    #expect(code.record[.contactNames].first?.lastName == "Fenner")
    #expect(code.record[.mobilePhones].first?.e164 == "+447911123456")
    #expect(code.record[.emails].first?.source == .code)
  }

  @Test("vCard 2.1 with quoted-printable, and 4.0 with URIs")
  func otherVersions() {
    let old = ContactCode(
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=\r\n=B6rg\r\n"
        + "TEL;CELL:0171 1234567\r\nEND:VCARD\r\n", region: "DE")
    #expect(old.record[.contactNames].first?.value == "Jörg Müller")
    #expect(old.record[.mobilePhones].first?.e164 == "+491711234567")
    let new = ContactCode(
      "BEGIN:VCARD\nVERSION:4.0\nFN:Ada Fenner\nTEL;VALUE=uri;TYPE=\"voice,work\":tel:+44-20-7946-0018\nEND:VCARD")
    #expect(new.record.values == [.contactNames: ["Ada Fenner"], .workPhones: ["+44-20-7946-0018"]])
  }

  @Test("MECARD and BIZCARD")
  func meCard() {
    let code = ContactCode(
      "MECARD:N:Fenner,Ada;TEL:+442079460018;EMAIL:ada\\;x@quill.example;ADR:17 Tanner St,London;;")
    #expect(code.kind == .meCard)
    #expect(
      code.record.values == [
        .contactNames: ["Ada Fenner"], .workPhones: ["+442079460018"], .emails: ["ada;x@quill.example"],
        .addresses: ["17 Tanner St, London"],
      ])
    let business = ContactCode(
      "BIZCARD:N:Ada;X:Fenner;T:Engineer;C:Quill Works;A:London;B:+442079460018;E:a@q.example;;")
    #expect(business.record.first(.jobTitles) == "Engineer")
    #expect(business.record.first(.companyNames) == "Quill Works")
  }

  @Test(
    "Links",
    arguments: [
      ("https://quill.example.com/ada", ContactCode.Kind.url, ContactField.websites, "https://quill.example.com/ada"),
      ("www.quillworks.com", .url, .websites, "www.quillworks.com"),
      ("mailto:ada@quill.example?subject=Hello", .email, .emails, "ada@quill.example"),
      ("MATMSG:TO:ada@quill.com;SUB:Hi;BODY:;;", .email, .emails, "ada@quill.com"),
      ("tel:+442079460018", .phone, .workPhones, "+442079460018"),
      ("SMSTO:+447911123456:Hello", .phone, .mobilePhones, "+447911123456"),
      ("https://wa.me/447700900461", .url, .socialProfiles, "https://wa.me/447700900461"),
    ])
  func links(payload: String, kind: ContactCode.Kind, field: ContactField, value: String) {
    let code = ContactCode(payload)
    #expect(code.kind == kind)
    #expect(code.record.values == [field: [value]])
  }

  @Test(
    "What says nothing of a contact, or is damaged, gives nothing",
    arguments: ["", "9780201379624", "hello world", "WIFI:S:quill;T:WPA;P:x;;", "BEGIN:VCARD", "MECARD:", "mailto:"])
  func nothing(payload: String) {
    #expect(ContactCode(payload).record.isEmpty)
  }

  @Test("What the writer writes is read back, whatever the letters", arguments: 0..<200)
  func roundTrip(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func tidy(_ text: String) -> String {
      text.unicodeScalars.split(whereSeparator: \.isBlank).map { String($0) }.joined(separator: " ")
    }
    let (first, last) = (tidy(random.text(upTo: 20)), tidy(random.text(upTo: 20)))
    let (company, title) = (tidy(random.text(upTo: 60)), tidy(random.text(upTo: 60)))
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue("\(first) \(last)", firstName: first, lastName: last)]
    contact[.companyNames] = [ContactValue(company)]
    contact[.jobTitles] = [ContactValue(title)]
    for version in VCardVersion.allCases {
      let text = VCardWriter(version: version).string(for: contact, fallbackName: "x")
      let record = ContactCode(text).record
      let kept = [company, title].map { $0.unicodeScalars.filter { $0.properties.generalCategory != .control } }
      #expect(record.first(.companyNames) ?? "" == String(String.UnicodeScalarView(kept[0])))
      #expect(record.first(.jobTitles) ?? "" == String(String.UnicodeScalarView(kept[1])))
    }
  }

  @Test("No payload brings the reader down", arguments: 0..<300)
  func anything(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let start = ["", "BEGIN:VCARD\n", "MECARD:", "mailto:", "tel:"].randomElement(using: &random) ?? ""
    let record = ContactCode(start + random.text(upTo: 120)).record
    #expect(record.fields.values.allSatisfy { $0.allSatisfy { !$0.value.isEmpty } })
  }
}
