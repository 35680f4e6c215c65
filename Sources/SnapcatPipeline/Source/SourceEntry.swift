/// Something that a run takes in: a file, or what stands where one should.
struct SourceEntry: Hashable, Sendable {
  /// The input root.
  var root: FilePath
  /// Relative to the input root.
  var relativePath: FilePath
  /// Why it cannot be read, when that is known before it is opened; nil otherwise.
  var error: RecordError?

  /// How to open it.
  var path: FilePath { root.appending(relativePath) }
}
