import Foundation
import SnapcatPipeline

/// What `snapcat run` wrote.
struct RunOutput {
  let folder: URL

  /// The lines of `observations.jsonl` as bytes.
  var recordBytes: Data {
    get throws { try Data(contentsOf: folder.appending(path: "observations.jsonl")) }
  }

  /// The records in the order of the file.
  var records: [ImageRecord] {
    get throws {
      try recordBytes.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(ImageRecord.self, from: $0) }
    }
  }

  /// The records by their paths.
  var recordsByPath: [String: ImageRecord] {
    get throws { Dictionary(try records.map { ($0.path.text, $0) }) { first, _ in first } }
  }

  /// A text file of the output.
  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
