import Foundation

/// The binary framing of workers, put together and taken apart without the code under test.
enum BinaryFrame {
  /// A request.
  static func request(id: UInt64, name: [UInt8], picture: Data) -> [UInt8] {
    Array("SCQ1".utf8) + bytes(id, 8) + bytes(UInt64(name.count), 4) + bytes(UInt64(picture.count), 8) + name + picture
  }

  /// The answers in a stream, as far as they are whole.
  static func answers(in stream: [UInt8]) -> [(id: UInt64, record: String)] {
    var answers: [(id: UInt64, record: String)] = []
    var rest = stream[...]
    while rest.count >= 20, rest.starts(with: Array("SCA1".utf8)) {
      let header = Array(rest.prefix(20))
      let size = Int(number(header[12..<20]))
      answers.append((number(header[4..<12]), String(decoding: rest.dropFirst(20).prefix(size), as: UTF8.self)))
      rest = rest.dropFirst(20 + size)
    }
    return answers
  }

  static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(number >> (8 * UInt64($0)) & 0xFF) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 + UInt64($1) } }
}
