/// An image whose record was joined.
struct JoinedImage {
  /// Relative to the input root.
  let path: FilePath
  let entry: JournalEntry
  /// The line of the journal that holds the record.
  let line: Range<Int>

  /// What a run would tell of it at a position.
  func finished(at index: Int) -> FinishedImage {
    FinishedImage(
      report: entry.report(index: index, path: RecordPath(path), isTakenOver: false), line: line,
      captureTime: entry.captureTime, hasCopy: false)
  }
}
