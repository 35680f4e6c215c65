/// What came of one image; it holds no pixels.
struct ImageOutcome: Sendable {
  var record: ImageRecord
  /// What a journal keeps of it, but for what only the journal knows.
  var entry: JournalEntry
  /// The files that go with the record; they are not written yet.
  var files: [PictureFile] = []
}
