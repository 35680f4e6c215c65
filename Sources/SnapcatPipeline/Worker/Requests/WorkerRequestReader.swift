/// Takes requests from a stream.
///
/// A request that is wrong in itself is returned as a refused one, and the next can be read. An error says that the
/// stream cannot be followed any further.
protocol WorkerRequestReader {
  /// The next request; nil at the end of the stream.
  ///
  /// - Throws: ``WorkerError``, or `CancellationError` when the reading was stopped.
  mutating func next() throws -> WorkerRequest?
}
