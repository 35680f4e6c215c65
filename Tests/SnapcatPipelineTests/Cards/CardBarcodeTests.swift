import Foundation
import SnapcatContacts
import SnapcatVision
import TestSupport
import Testing

@testable import SnapcatPipeline

@Suite("Barcodes on cards")
struct CardBarcodeTests {
  private func read(
    _ pixels: PixelBuffer, rotation: Int = 0, change: (inout ReadBusinessCardRequest) -> Void = { _ in }
  ) throws -> BusinessCardObservation {
    var request = ReadBusinessCardRequest()
    change(&request)
    let engines = VisionEngines.fake(
      text: FakeTextRecognition(rotation: rotation, text: ["Ada Fenner", "ada@quil1.example"]))
    let context = ImageRequestContext(image: VisionImage(pixels: pixels), engines: engines)
    return try #require(try request.perform(in: context).first)
  }

  @Test("What a code says joins what the lines say")
  func fusion() throws {
    let card = try read(BarcodePicture.pixels())
    #expect(card.barcodes.map(\.payloadString) == [BarcodePicture.meCard])
    #expect(card.contact[.contactNames].first?.source == .both)
    #expect(card.contact.first(.emails) == "ada@quill.example")
    #expect(card.contact.conflicts.map(\.kept) == [.code])
    let record = CardRecord(card, imageSize: CGSize(width: 400, height: 300))
    #expect(record.barcodes.first?.symbology == .qr)
    #expect(abs((record.barcodes.first?.corners.first?[0] ?? 0) - 40) < 6)
    #expect(record.fields["Emails"]?.first?.source == .code)
    #expect(record.conflicts.first?.text == "ada@quil1.example")
    let line = try JSONLineEncoder().line(for: record)
    #expect(try JSONDecoder().decode(CardRecord.self, from: Data(line.utf8)) == record)
  }

  @Test("The corners of a code are those of the card as it reads")
  func turned() throws {
    let pixels = try BarcodePicture.pixels().rotated(clockwiseDegrees: 90)
    let card = try read(pixels, rotation: 270)
    let corners = CardRecord(card, imageSize: CGSize(width: 300, height: 400)).barcodes.first?.corners
    #expect(abs((corners?.first?[0] ?? 0) - 40) < 6)
    #expect(abs((corners?.first?[1] ?? 0) - 40) < 6)
  }

  @Test("Codes are left alone where that is asked for")
  func turnedOff() throws {
    let card = try read(BarcodePicture.pixels()) { $0.readsBarcodes = false }
    #expect(card.barcodes.isEmpty)
    #expect(card.contact.first(.emails) == "ada@quil1.example")
  }

  @Test("Sides are put together, lines numbered through")
  func sides() throws {
    let front = CardReading(
      try read(BarcodePicture.pixels()), path: "f.png", image: try TestImage.plain(width: 9, height: 9))
    let back = CardReading(lines: [TextLine("Tel +44 20 7946 0018")], path: "b.txt", reader: ContactReader())
    let card = try #require(CardReading(merging: [front, back], reader: ContactReader()))
    #expect(card.contact[.workPhones].map(\.line) == [2])
    #expect(card.contact[.workPhones].first?.source == .both)
    #expect(card.record.lines.map(\.side) == [0, 0, 1])
    #expect(card.record.barcodes.map(\.side) == [0])
    #expect(card.record.sides?.map(\.image.path) == ["f.png", "b.txt"])
    #expect(card.record.sides?.last?.document == nil)
    #expect(CardReading(merging: [], reader: ContactReader()) == nil)
  }
}
