import SnapcatContacts
import SnapcatVision

extension ImageOutcome {
  /// Creates the outcome that a record tells, for the image at a position of the run.
  init(_ record: ImageRecord, index: Int) {
    var record = record
    record.profile = nil
    let animals = record.observations ?? []
    let cats = animals.filter { $0.label == RecognizeAnimalsRequest.Animal.cat.rawValue }
    let dogs = animals.count { $0.label == RecognizeAnimalsRequest.Animal.dog.rawValue }
    let cards = (record.cards ?? []).enumerated().map { position, card in
      ProfileCard(path: record.path, index: position, lines: card.lines, contact: ContactRecord(card))
    }
    let report = ImageReport(
      index: index, path: record.path.text, cats: cats.count, dogs: dogs,
      otherAnimals: animals.count - cats.count - dogs, cards: cards.count, error: record.error)
    let findings = ImageFindings(
      index: index, path: record.path.filePath, captureTime: record.image.captured, annotated: record.annotated,
      cats: cats, cards: cards)
    self.init(record: record, report: report, findings: record.error == nil ? findings : nil)
  }
}
