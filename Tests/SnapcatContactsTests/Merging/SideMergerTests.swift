import Testing

@testable import SnapcatContacts

@Suite("Two sides of a card")
struct SideMergerTests {
  private static let english = [
    "Kim Do-yoon", "Manager", "SEOUL PRECISION MACHINERY CO., LTD.", "Tel. +82 2-555-0123",
    "dykim@seoulprecision.co.kr",
  ].map { TextLine($0) }
  private static let korean = [
    "서울정밀기계 주식회사", "김도윤 과장", "서울특별시 강남구 테헤란로 123", "전화 02-555-0123", "dykim@seoulprecision.co.kr",
  ].map { TextLine($0) }

  @Test("Two languages make one contact; what both sides say is kept once")
  func languages() throws {
    let record = ContactReader().read(sides: [Self.english, Self.korean])
    #expect(record[.contactNames].map(\.value) == ["Kim Do-yoon", "김도윤"])
    #expect(record[.companyNames].map(\.value) == ["SEOUL PRECISION MACHINERY CO., LTD.", "서울정밀기계 주식회사"])
    #expect(record[.emails].map(\.value) == ["dykim@seoulprecision.co.kr"])
    #expect(record[.workPhones].map(\.e164) == ["+8225550123"])
    #expect(record[.addresses].first?.line == 7)
    #expect(record[.contactNames].last?.line == 6)
  }

  @Test("A country on one side helps with the numbers of the other")
  func region() {
    let record = ContactReader().read(sides: [
      ["Ada Fenner", "Tel 030 901820"].map { TextLine($0) },
      ["Quill Werke GmbH", "10117 Berlin, Germany"].map { TextLine($0) },
    ])
    #expect(record[.workPhones].first?.e164 == "+4930901820")
  }

  @Test("One side alone is what it is, an empty side adds nothing")
  func single() {
    let alone = ContactReader().read(Self.english)
    #expect(ContactReader().read(sides: [Self.english]) == alone)
    #expect(ContactReader().read(sides: [Self.english, []]).fields == alone.fields)
    #expect(ContactReader().read(sides: []).isEmpty)
  }
}
