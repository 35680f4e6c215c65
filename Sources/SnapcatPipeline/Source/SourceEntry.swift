/// Something that a run takes in: a file, or what stands where one should.
struct SourceEntry: Hashable, Sendable {
  /// How to open it.
  var path: FilePath
  /// Relative to the input root.
  var relativePath: FilePath
  /// Why it cannot be read, when that is known before it is opened; nil otherwise.
  var error: RecordError?
}
