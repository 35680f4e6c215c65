import Testing

@testable import SnapcatContacts

@Suite struct ContactCSVWriterTests {
  private let writer = ContactCSVWriter()

  /// The cells of one contact by header.
  private func cells(_ contact: ContactRecord, fallbackName: String = "tom", note: String? = nil) -> [String: String] {
    let headers = parse(writer.header)
    let values = parse(writer.row(for: contact, fallbackName: fallbackName, note: note))
    #expect(headers.count == values.count)
    return Dictionary(zip(headers, values), uniquingKeysWith: { first, _ in first })
  }

  @Test func headersAreThoseOfGoogleContacts() {
    let headers = parse(writer.header)
    for header in [
      "First Name", "Last Name", "Organization Name", "Organization Title", "Organization Department", "Notes",
      "E-mail 1 - Label", "E-mail 1 - Value", "Phone 1 - Label", "Phone 1 - Value", "Address 1 - Formatted",
      "Website 1 - Value",
    ] {
      #expect(headers.contains(header))
    }
    #expect(Set(headers).count == headers.count)
  }

  @Test func valuesStandUnderTheirHeaders() {
    let row = cells(
      ContactRecord(fields: [
        .contactNames: [ContactValue("Nora Berg", firstName: "Nora", lastName: "Berg")],
        .companyNames: [ContactValue("Hale, \"Finch\" & Co.")],
        .mobilePhones: [ContactValue("07700 900461", e164: "+447700900461")],
        .faxes: [ContactValue("020 7946 0322")], .emails: [ContactValue("nora@hale.com")],
        .websites: [ContactValue("hale.com")],
      ]), note: "two\nlines")
    #expect(row["First Name"] == "Nora")
    #expect(row["Last Name"] == "Berg")
    #expect(row["Organization Name"] == "Hale, \"Finch\" & Co.")
    #expect(row["Phone 1 - Label"] == "Mobile")
    #expect(row["Phone 1 - Value"] == "+447700900461")
    #expect(row["Phone 2 - Label"] == "Work Fax")
    #expect(row["E-mail 1 - Value"] == "nora@hale.com")
    #expect(row["Website 1 - Value"] == "http://hale.com")
    #expect(row["Notes"] == "two\nlines")
  }

  @Test func whatDoesNotFitIsJoined() {
    let emails = (1...5).map { ContactValue("n\($0)@hale.com") }
    let row = cells(ContactRecord(fields: [.emails: emails]))
    #expect(row["E-mail 2 - Value"] == "n2@hale.com")
    #expect(row["E-mail 3 - Value"] == "n3@hale.com ::: n4@hale.com ::: n5@hale.com")
  }

  @Test(arguments: ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3"])
  func formulasAreDisarmed(text: String) {
    let row = cells(
      ContactRecord(fields: [.companyNames: [ContactValue(text)], .workPhones: [ContactValue(text)]]), note: text)
    #expect(row["Organization Name"] == "'" + text)
    #expect(row["Notes"] == "'" + text)
    #expect(row["Phone 1 - Value"]?.hasPrefix("'") == (text != "-2+3"))
  }

  @Test func numbersKeepTheirPlus() {
    let row = cells(ContactRecord(fields: [.workPhones: [ContactValue("+44 20 7946 0321 ext. 4")]]))
    #expect(row["Phone 1 - Value"] == "+44 20 7946 0321 ext. 4")
  }

  @Test func aCatWithoutCardHasAName() {
    #expect(cells(ContactRecord(), fallbackName: "tom")["First Name"] == "tom")
  }

  @Test func anyTextComesBackAsItWas() {
    var random = SplitMix(seed: 31415)
    for _ in 0..<300 {
      let company = "x" + random.text(upTo: 80)
      #expect(cells(ContactRecord(fields: [.companyNames: [ContactValue(company)]]))["Organization Name"] == company)
    }
  }

  /// The cells of one record.
  private func parse(_ record: String) -> [String] {
    var cells = [String.UnicodeScalarView()]
    var isQuoted = false
    var wasQuote = false
    for scalar in record.unicodeScalars {
      if scalar == "\"" {
        // A doubled quotation mark leaves and enters again; the first of the two is kept.
        if !isQuoted, wasQuote { cells[cells.count - 1].append(scalar) }
        isQuoted.toggle()
        wasQuote = !isQuoted
        continue
      }
      wasQuote = false
      if scalar == ",", !isQuoted {
        cells.append(String.UnicodeScalarView())
      } else {
        cells[cells.count - 1].append(scalar)
      }
    }
    return cells.map { String($0) }
  }
}
