import Testing

@testable import SnapcatContacts

@Suite struct PhoneScannerTests {
  @Test(arguments: ["+5", "(5", "+ 5", "((5", "tel. +5"])
  func signsWhoseDigitsBelongToSomethingElseAreLeftAlone(text: String) throws {
    let scalars = Array(text.unicodeScalars)
    let digit = try #require(scalars.firstIndex(of: "5"))
    let found = PhoneScanner.scan(scalars, outside: [digit..<(digit + 1)])
    #expect(found.isEmpty)
  }
}
