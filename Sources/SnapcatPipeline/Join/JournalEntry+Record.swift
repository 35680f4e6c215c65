import SnapcatVision

extension JournalEntry {
  /// Creates the entry of a record that another process made; no run takes it over, since it is not known with what settings.
  init(joining record: ImageRecord) {
    self.init(path: record.path.filePath.percentEncoded, settings: "joined", sha256: record.image.sha256)
    let labels = (record.observations ?? []).map(\.label)
    cats = labels.count { $0 == RecognizeAnimalsRequest.Animal.cat.rawValue }
    dogs = labels.count { $0 == RecognizeAnimalsRequest.Animal.dog.rawValue }
    otherAnimals = labels.count - cats - dogs
    cards = record.cards?.count ?? 0
    captureTime = record.image.captured
    error = record.error
    if let copy = record.annotated {
      let place = RecordPath(text: copy, encoding: record.path.encoding).filePath
      files = [JournalFile(path: place.percentEncoded, size: 0)]
    }
  }
}
