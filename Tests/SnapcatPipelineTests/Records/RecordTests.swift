import Foundation
import SnapcatContacts
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct RecordTests {
  private let image: VisionImage

  init() throws {
    image = try Scene.nothing.image(width: 200, height: 100)
  }

  private func card() -> BusinessCardObservation {
    let document = DetectedDocumentObservation(
      NormalizedQuadrilateral(
        topLeft: NormalizedPoint(x: 0.1, y: 0.9), topRight: NormalizedPoint(x: 0.9, y: 0.9),
        bottomRight: NormalizedPoint(x: 0.9, y: 0.1), bottomLeft: NormalizedPoint(x: 0.1, y: 0.1)),
      confidence: 0.93, isFound: true)
    let box = NormalizedRect(
      imageRect: CGRect(x: 10.04, y: 20, width: 100.5, height: 30), in: CGSize(width: 400, height: 200),
      origin: .upperLeft)
    let line = RecognizedTextObservation(
      boundingRegion: NormalizedQuadrilateral(
        topLeft: NormalizedPoint(x: box.x, y: box.y + box.height),
        topRight: NormalizedPoint(x: box.x + box.width, y: box.y + box.height),
        bottomRight: NormalizedPoint(x: box.x + box.width, y: box.y), bottomLeft: NormalizedPoint(x: box.x, y: box.y)),
      candidates: [RecognizedText(string: "Tola / \"T\"", confidence: 0.97, words: [])])
    var contact = ContactRecord(unassigned: [1])
    contact[.contactNames] = [
      ContactValue("Tola A", confidence: 0.123456, line: 0, firstName: "Tola", lastName: "A")
    ]
    contact[.workPhones] = [ContactValue("12", confidence: nil, line: nil), ContactValue("34", e164: "+34")]
    return BusinessCardObservation(
      document: document, rotation: 90, size: CGSize(width: 400, height: 200), lines: [line], contact: contact)
  }

  @Test func writesACard() throws {
    let result = CardResult(path: "a/b.jpg", image: image, cards: [card()])
    #expect(
      try JSONLineEncoder().line(for: result) == """
        {"cards":[{"barcodes":[],"conflicts":[],"document":{"confidence":0.93,"corners":[[20,10],[180,10],[180,90],[20,90]],"found":true,\
        "rotation":90},"fields":{"Addresses":[],"CompanyNames":[],"ContactNames":[{"FirstName":"Tola",\
        "LastName":"A","confidence":0.1235,"line":0,"value":"Tola A"}],"Departments":[],"Emails":[],"Faxes":[],\
        "JobTitles":[],"MobilePhones":[],"OtherPhones":[],"SocialProfiles":[],"Websites":[],"WorkPhones":[{"confidence":null,"line":null,\
        "value":"12"},{"confidence":null,"e164":"+34","line":null,"value":"34"}]},"lines":[{"box":[10,20,110.5,50],\
        "confidence":0.97,"text":"Tola / \\"T\\""}],"unassigned":[1]}],"error":null,"image":{"height":100,\
        "path":"a/b.jpg","width":200},"schema":"snapcat.card/1"}
        """)
  }

  @Test func writesAnimals() throws {
    let box = NormalizedRect(
      imageRect: CGRect(x: 1.26, y: 2, width: 3, height: 4), in: image.size, origin: .upperLeft)
    let cat = RecognizedObjectObservation(
      boundingBox: box, labels: [ClassificationLabel(identifier: "Cat", confidence: 0.91234567)])
    #expect(
      try JSONLineEncoder().line(for: DetectResult(path: "a.jpg", image: image, animals: [cat])) == """
        {"error":null,"image":{"height":100,"path":"a.jpg","width":200},"observations":[{"box":[1.3,2,3,4],\
        "confidence":0.9123,"label":"Cat"}],"schema":"snapcat.detect/1"}
        """)
  }

  @Test func writesErrors() throws {
    let error = RecordError(kind: .truncated, message: "half")
    let rest = #""error":{"kind":"truncated","message":"half"},"image":{"height":null,"path":"x","width":null}"#
    #expect(
      try JSONLineEncoder().line(for: CardResult(path: "x", error: error))
        == #"{"cards":null,\#(rest),"schema":"snapcat.card/1"}"#)
    #expect(
      try JSONLineEncoder().line(for: DetectResult(path: "x", error: error))
        == #"{\#(rest),"observations":null,"schema":"snapcat.detect/1"}"#)
    let record = ImageRecord(
      path: RecordPath(text: "x%FF", encoding: .percent), image: RecordedImage(), error: error)
    #expect(
      try JSONLineEncoder().line(for: record) == """
        {"annotated":null,"cards":null,"error":{"kind":"truncated","message":"half"},"image":{"height":null,\
        "orientation":null,"sha256":null,"width":null},"observations":null,"path":"x%FF","pathEncoding":"percent",\
        "profile":null,"schema":"snapcat.record/1"}
        """)
  }

  @Test func readsWhatItWrites() throws {
    let result = CardResult(path: "a.jpg", image: image, cards: [card()])
    let line = try JSONLineEncoder().line(for: result)
    #expect(try JSONDecoder().decode(CardResult.self, from: Data(line.utf8)) == result)
    let record = ImageRecord(
      path: RecordPath(text: "ü.jpg"), image: RecordedImage(width: 1, height: 2, orientation: 6, sha256: "00"),
      observations: [ObservationRecord(label: "Dog", confidence: 0.1, box: [0.1, 0.2, 0.3, 1e6])],
      cards: result.cards, annotated: "annotated/ü.jpg", profile: "ü")
    let recordLine = try JSONLineEncoder().line(for: record)
    let decoded = try JSONDecoder().decode(ImageRecord.self, from: Data(recordLine.utf8))
    #expect(decoded == record)
    #expect(try JSONLineEncoder().line(for: decoded) == recordLine)
  }

  @Test func refusesAnotherSchema() throws {
    let line = try JSONLineEncoder().line(
      for: DetectResult(path: "x", error: RecordError(kind: .unreadable, message: "")))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CardResult.self, from: Data(line.utf8)) }
  }

  @Test func roundsAwayFromFloats() {
    #expect(Double(recordedConfidence: 0.91) == 0.91)
    #expect(Double(recordedConfidence: 0.99999) == 1)
    #expect((-0.04).rounded(toPlaces: 1).sign == .plus)
  }
}
