/// Writes the records of a run in another form, one after the other.
///
/// An exporter keeps nothing of a record once it has been added.
protocol RecordExporter {
  /// Takes in the next record; `number` counts them from 1, as the lines of `observations.jsonl`.
  mutating func add(_ record: ImageRecord, number: Int) throws
  /// Completes what was written and says what it is.
  mutating func finish() throws -> ExportSummary
}
