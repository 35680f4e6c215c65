import Foundation

/// A record on its way to the client.
struct WorkerAnswer {
  let id: WorkerRequestID?
  let record: ImageRecord

  /// What each answer of the binary framing starts with.
  static let mark = Array("SCA1".utf8)

  private struct Envelope: Encodable {
    let id: WorkerRequestID?
    let record: ImageRecord

    private enum CodingKeys: CodingKey { case id, record }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(record, forKey: .record)
    }
  }

  /// The record as a line, within an object that also has the id when `withID`.
  func line(withID: Bool) throws -> [UInt8] {
    let encoder = JSONLineEncoder()
    let text = withID ? try encoder.line(for: Envelope(id: id, record: record)) : try encoder.line(for: record)
    return Array((text + "\n").utf8)
  }

  /// The record after a header with its length.
  func frame() throws -> [UInt8] {
    let text = Array(try JSONLineEncoder().line(for: record).utf8)
    var number: UInt64 = 0
    if case .number(let given) = id { number = given }
    return Self.mark + Self.bytes(number) + Self.bytes(UInt64(text.count)) + text
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}
