import Foundation

/// Encodes a record as one line of JSON.
///
/// Keys are sorted and slashes stand as they are, so that the same record always gives the same bytes.
public struct JSONLineEncoder: Sendable {
  public init() {}

  /// The record as JSON on a single line, without the line end.
  ///
  /// - Throws: `EncodingError` when the record holds a number that JSON cannot write.
  public func line(for record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }
}
