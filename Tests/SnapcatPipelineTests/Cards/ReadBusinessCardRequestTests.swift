import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct ReadBusinessCardRequestTests {
  private func read(
    _ scene: Scene, _ engines: VisionEngines = .fake(), change: (inout ReadBusinessCardRequest) -> Void = { _ in }
  ) throws -> [BusinessCardObservation] {
    var request = ReadBusinessCardRequest()
    change(&request)
    return try request.perform(in: ImageRequestContext(image: scene.image(width: 200, height: 100), engines: engines))
  }

  @Test func readsTheCardAndFillsTheContact() throws {
    let cards = try read(.card(0))
    let card = try #require(cards.first)
    #expect(cards.count == 1)
    #expect(card.document.isFound)
    #expect(card.contact.first(.emails) == "maria@lindqvist-consulting.com")
    #expect(card.contact.first(.contactNames) == "Maria Lindqvist")
    #expect(card.lines.map(\.transcript) == FakePerson.all[0].lines)
  }

  @Test(arguments: [
    (0, [[20, 10], [180, 10], [180, 90], [20, 90]]), (90, [[20, 90], [20, 10], [180, 10], [180, 90]]),
    (180, [[180, 90], [20, 90], [20, 10], [180, 10]]), (270, [[180, 10], [180, 90], [20, 90], [20, 10]]),
  ])
  func startsTheCornersWhereTheCardReads(rotation: Int, corners: [[Double]]) throws {
    let card = try #require(try read(.card(0), .fake(text: FakeTextRecognition(rotation: rotation))).first)
    let record = CardRecord(card, imageSize: CGSize(width: 200, height: 100))
    #expect(record.document == CardDocumentRecord(found: true, confidence: 0.95, rotation: rotation, corners: corners))
    #expect((card.size.width > card.size.height) == (rotation % 180 == 0))
  }

  @Test func readsTheWholePictureWithoutACard() throws {
    let engines = VisionEngines.fake(text: FakeTextRecognition(text: ["Maria Lindqvist"]))
    let card = try #require(try read(.nothing, engines).first)
    let record = CardRecord(card, imageSize: CGSize(width: 200, height: 100))
    #expect(
      record.document
        == CardDocumentRecord(
          found: false, confidence: nil, rotation: 0, corners: [[0, 0], [200, 0], [200, 100], [0, 100]]))
    #expect(record.lines.map(\.text) == ["Maria Lindqvist"])
    #expect(record.lines.first?.box == [10, 4, 100, 14])
    #expect(try read(.nothing, engines) { $0.readsWholeImageWithoutCard = false }.isEmpty)
  }

  @Test func findsACardThatCannotBeRead() throws {
    let card = try #require(try read(.card(0), .fake(text: FakeTextRecognition(text: []))).first)
    #expect(card.document.isFound)
    #expect(card.lines.isEmpty)
  }

  @Test func leavesOutWhatDoesNotLookLikeACard() throws {
    let poster = VisionEngines.fake(text: FakeTextRecognition(text: ["SALE", "everything must go"]))
    #expect(try read(.card(0), poster).count == 1)
    #expect(try read(.card(0), poster) { $0.minimumLikelihood = 0.5 }.isEmpty)
    #expect(try read(.card(0)) { $0.minimumLikelihood = 0.5 }.count == 1)
  }

  @Test(arguments: [["Lindqvist"], ["SALE", "everything must go"]])
  func aLogoThatLooksLikeACardDoesNotHideTheScan(logo: [String]) throws {
    let person = FakePerson.all[0].lines
    let scan = VisionEngines.fake(text: FakeTextRecognition(text: person, elsewhere: (200, logo)))
    let cards = try read(.card(0), scan)
    #expect(cards.map { $0.lines.map(\.transcript) } == [person])
    #expect(cards.first?.document.isFound == false)
    let poster = VisionEngines.fake(text: FakeTextRecognition(text: ["Open on Sunday"], elsewhere: (200, logo)))
    #expect(try read(.card(0), poster).map { $0.lines.map(\.transcript) } == [logo])
  }
}
