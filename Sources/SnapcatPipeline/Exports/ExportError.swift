/// Why a finished run cannot be exported.
public enum ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no readable `observations.jsonl`; the path and why.
  case noRecords(path: String, reason: String)
  /// A line of `observations.jsonl` is no record.
  case invalidRecord(path: String, line: Int, reason: String)
  /// Nothing says where the pictures are.
  case unknownPictures(path: String)

  public var description: String {
    switch self {
    case .noRecords(let path, let reason):
      "\(path) cannot be read: \(reason); give the output folder of a run that wrote its observations"
    case .invalidRecord(let path, let line, let reason):
      "\(path), line \(line): this is no record of a run (\(reason)); run Snapcat again"
    case .unknownPictures(let path): "\(path) does not say where the pictures are; name their folder"
    }
  }
}
