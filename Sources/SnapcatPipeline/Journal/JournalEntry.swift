/// What a run remembers of a picture besides its record: what the result depends on, and what profiles are made from.
package struct JournalEntry: Codable, Hashable, Sendable {
  /// The picture, relative to the input root, percent-encoded.
  var path: String
  /// The digest of everything that the record depends on besides the picture; see ``RunFingerprint``.
  var settings: String
  /// The digest of everything that the files depend on besides that; nil when none were to be drawn.
  var drawing: String?
  /// The files that were made of the picture.
  var files: [JournalFile] = []
  /// Tells the same file without reading it; nil when it cannot be relied upon.
  var mark: FileMark?
  /// Of the picture's bytes; nil when they could not be read.
  var sha256: String?
  /// By the camera; nil when unknown.
  var captureTime: String?
  var cats = 0
  var dogs = 0
  var otherAnimals = 0
  var cards = 0
  /// Why the picture could not be worked on; nil when it was.
  var error: RecordError?
  /// The time limit in seconds that the work took longer than; nil when it did not.
  var exceededLimit: Double?
  /// Whether another try may come to another result, since an engine failed.
  var isUncertain = false

  /// Whether one of the files is the annotated copy, which comes first.
  var hasCopy: Bool { files.first?.place?.isWithin(AnnotatedNames.folder) ?? false }

  /// What a run tells about the picture.
  func report(index: Int, path: RecordPath, isTakenOver: Bool) -> ImageReport {
    ImageReport(
      index: index, path: path.text, cats: cats, dogs: dogs, otherAnimals: otherAnimals, cards: cards, error: error,
      isTakenOver: isTakenOver)
  }
}
