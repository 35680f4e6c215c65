import Testing

@testable import SnapcatContacts

@Suite struct EmailTests {
  @Test(arguments: [
    ("E: nora@ferncliff.com", "nora@ferncliff.com"),
    ("nora©ferncliff.com", "nora@ferncliff.com"),
    ("nora(@ferncliff.com", "nora@ferncliff.com"),
    ("nora @ ferncliff.com", "nora@ferncliff.com"),
    ("nora.berg@ferncliff,com", "nora.berg@ferncliff.com"),
    ("nora.berg@ferncliff .com", "nora.berg@ferncliff.com"),
    ("nora. berg@ferncliff.com", "nora.berg@ferncliff.com"),
    ("E-mail: nora.berg@mail.ferncliff.co.uk.", "nora.berg@mail.ferncliff.co.uk"),
  ])
  func damageIsUndone(printed: String, expected: String) {
    #expect(read(printed)[.emails].map(\.value) == [expected])
  }

  @Test(arguments: [
    ["E: bartholomew.quillfeather@", "ferncliffledger.com"],
    ["bartholomew.quillfeather", "@ferncliffledger.com"],
    ["bartholomew.quillfeather@ferncliff-", "ledger.com"],
    ["bartholomew.quillfeather@ferncliff.", "com"],
  ])
  func twoLinesAreJoined(lines: [String]) {
    let record = ContactReader().read(lines.map { TextLine($0) })
    #expect(record[.emails].count == 1)
    #expect(record[.emails].first?.value.hasPrefix("bartholomew.quillfeather@ferncliff") == true)
    #expect(record.unassigned.isEmpty)
  }

  @Test func twoWholeAddressesStayTwo() {
    #expect(read("nora@ferncliff.com", "sales@ferncliff.com")[.emails].count == 2)
  }
}

@Suite struct WebsiteTests {
  @Test(arguments: [
    ("www: www.ferncliff.com", "www.ferncliff.com"),
    ("Web ferncliff.com", "ferncliff.com"),
    ("www ferncliff.com", "www.ferncliff.com"),
    ("www,ferncliff,com", "www.ferncliff.com"),
    ("https://ferncliff.io/en", "https://ferncliff.io/en"),
  ])
  func addressesAreFound(printed: String, expected: String) {
    #expect(read(printed)[.websites].map(\.value) == [expected])
  }

  @Test(arguments: ["Web Developer", "Ph.D", "Tartak Sp.zo.o", "Müller Co.Ltd", "nora@ferncliff.com", "@ferncliff"])
  func otherThingsAreNone(printed: String) {
    #expect(read(printed)[.websites].isEmpty)
  }

  @Test func webDeveloperIsATitle() {
    #expect(read("Nora Berg", "Web Developer", "nora@berg.dev")[.jobTitles].map(\.value) == ["Web Developer"])
  }
}

@Suite struct PhoneTests {
  @Test(arguments: [
    "since 1955", "1955 - 2020", "Mon-Fri 9:00-17:30", "USt-IdNr. DE 812345678", "NIP 736-10-22-333",
    "IBAN PL61 1090 1014 0000 0712 1981 2874", "ABN 51 824 753 556", "ACN 824 753 556", "90210-4411 Beverly Glen",
    "56-863 Kutno", "SIRET 812 345 678 00012", "ISO 9001:2015", "MST: 0301234567",
  ])
  func otherNumbersAreNone(printed: String) {
    let record = read("Nora Berg", printed)
    #expect(ContactField.allCases.filter(\.isPhone).allSatisfy { record[$0].isEmpty })
  }

  @Test(arguments: [
    ("T +48 22 530 12 40", ContactField.workPhones), ("M: +48 601 244 318", .mobilePhones),
    ("Handy 0171 4823991", .mobilePhones), ("Télécopie 04 78 55 21 90", .faxes), ("Fax: +1 208 334 2200", .faxes),
    ("+44 7400 123456", .mobilePhones), ("(M) +65 9123 4567", .mobilePhones), ("+49 7181 482113", .workPhones),
    ("Home: +33 1 25 15 68 39", .otherPhones), ("208-334-2200 (fax)", .faxes),
    ("Toll-free: 800-334-2200", .otherPhones),
    ("HP: +60 12-345 6789", .mobilePhones),
  ])
  func labelsAndPlansTellTheField(printed: String, field: ContactField) {
    let record = read(printed)
    #expect(record[field].count == 1)
    #expect(record.fields.count == 1)
  }

  @Test func severalOnOneLine() {
    let record = read("T: +48 12 344 82 10 | M: +48 518 613 748 / F +48 12 344 82 11")
    #expect(record[.workPhones].map(\.value) == ["+48 12 344 82 10"])
    #expect(record[.mobilePhones].map(\.value) == ["+48 518 613 748"])
    #expect(record[.faxes].map(\.value) == ["+48 12 344 82 11"])
  }

  @Test func extensionStaysAsPrinted() {
    let phone = read("Tel: (208) 334-2198 ext. 42")[.workPhones].first
    #expect(phone?.value == "(208) 334-2198 ext. 42")
    #expect(phone?.e164 == "+12083342198")
  }

  @Test func anIconReadAsANoughtIsNotDialled() {
    #expect(read("0 (208) 334-2198")[.workPhones].map(\.value) == ["(208) 334-2198"])
  }

  @Test func regionComesFromTheCard() {
    #expect(read("Tel 943 42 11 80", "nora@aldamar.es")[.workPhones].first?.e164 == "+34943421180")
    #expect(read("Tel 020 7946 0321", "17 Tanner Street, London SE1 3LE")[.workPhones].first?.e164 == "+442079460321")
  }

  @Test func regionComesFromTheSetting() {
    let record = ContactReader(defaultRegion: "NZ").read([TextLine("Ph 09 302 4410")])
    #expect(record[.workPhones].first?.e164 == "+6493024410")
  }

  @Test func labelToTheLeftCounts() {
    let record = ContactReader().read([
      TextLine("Fax", box: .init(left: 10, top: 100, right: 40, bottom: 120)),
      TextLine("+44 20 7946 0321", box: .init(left: 60, top: 100, right: 260, bottom: 120)),
    ])
    #expect(record[.faxes].map(\.value) == ["+44 20 7946 0321"])
  }
}

@Suite struct NameTests {
  @Test(arguments: [
    ("Nora Berg", "Nora", "Berg"), ("Prof. Dr. Nora Berg", "Nora", "Berg"), ("Nora M. Berg, PhD", "Nora M.", "Berg"),
    ("Wietske van der Molen", "Wietske", "van der Molen"), ("Jean-Luc DUVERGER", "Jean-Luc", "DUVERGER"),
    ("DUVERGER Jean-Luc", "Jean-Luc", "DUVERGER"), ("Nguyễn Văn An", "Văn An", "Nguyễn"), ("김도윤", "도윤", "김"),
    ("王小明", "小明", "王"), ("Berg, Nora", "Nora", "Berg"), ("NORA BERG", "NORA", "BERG"),
    ("Ana María de la Cruz", "Ana María", "de la Cruz"), ("Robert (Bob) Hale", "Robert", "Hale"),
  ])
  func namesAreTakenApart(printed: String, first: String, last: String) {
    let name = PersonName(printed)
    #expect(name.first == first)
    #expect(name.last == last)
  }

  @Test(arguments: [
    ("nora.berg", 1.0), ("nberg", 0.9), ("bergn", 0.9), ("nora", 0.7), ("info", 0.0), ("nb", 0.4),
  ])
  func localPartsSpeakForNames(local: String, strength: Double) {
    #expect(NameEmailMatch.strength(name: Word.words(of: "Nora Berg"), local: local) == strength)
  }

  @Test func umlautsMayBeSpeltOut() {
    #expect(NameEmailMatch.strength(name: Word.words(of: "Jörg Müller"), local: "joerg.mueller") == 1)
  }

  @Test func theAddressTellsTheNameFromTheCompany() {
    let record = read("Perla Fontane", "Rowan Ashgrove", "r.ashgrove@perlafontane.com")
    #expect(record.first(.contactNames) == "Rowan Ashgrove")
    #expect(record.first(.companyNames) == "Perla Fontane")
  }
}

@Suite struct OrganizationTests {
  @Test(arguments: [
    "Sao Khuê Trading Co., Ltd.", "Conservas Aldamar, S.L.", "Tartak Jodłowy Sp. z o.o.", "Lund, Hale & Partners, LLP",
    "Norrskogs Maskin AB",
  ])
  func companiesStayWhole(company: String) {
    #expect(read("Nora Berg", "Sales Manager", company).first(.companyNames) == company)
  }

  @Test func titleAndDepartmentAreToldApart() {
    let record = read("Nora Berg", "Associate, Supply Chain Management", "nora.berg@ferncliff.com")
    #expect(record.first(.jobTitles) == "Associate")
    #expect(record.first(.departments) == "Supply Chain Management")
  }

  @Test func aTitleWithItsFieldStaysWhole() {
    let record = read("Nora Berg", "Vice President, Business Development", "nora.berg@ferncliff.com")
    #expect(record.first(.jobTitles) == "Vice President, Business Development")
    #expect(record[.departments].isEmpty)
  }

  @Test func nameAndTitleOnOneLine() {
    let record = read("Nora Berg, Sales Manager", "nora.berg@ferncliff.com")
    #expect(record.first(.contactNames) == "Nora Berg")
    #expect(record.first(.jobTitles) == "Sales Manager")
  }

  @Test func tradesInAListAreNoName() {
    let record = read("KOVALENKO & SONS HEATING", "Plumbing · Heating · Air Conditioning", "Pete Kovalenko, Owner")
    #expect(record[.contactNames].map(\.value) == ["Pete Kovalenko"])
    #expect(record[.jobTitles].map(\.value) == ["Owner"])
    #expect(record[.companyNames].map(\.value) == ["KOVALENKO & SONS HEATING"])
  }

  @Test func openingHoursAreNoAddress() {
    let record = read("Open Tue-Sun 7am - 3pm", "88 Queen St W, Toronto, ON M5H 2M5")
    #expect(record[.addresses].map(\.value) == ["88 Queen St W, Toronto, ON M5H 2M5"])
  }

  @Test func slogansAreNothing() {
    let record = read(
      "Nora Berg", "Sales Manager", "nora.berg@ferncliff.com", "Your partner in logistics", "@ferncliff")
    #expect(record.first(.jobTitles) == "Sales Manager")
    #expect(record[.jobTitles].count == 1)
    #expect(record.unassigned == [3])
    #expect(record[.socialProfiles].map(\.value) == ["@ferncliff"])
  }
}
