/// Reads numbers out of a file's bytes; what lies beyond the end is nil.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int? {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : nil
  }

  func bigEndian16(_ offset: Int) -> Int? { number(offset, length: 2, isBigEndian: true) }
  func bigEndian32(_ offset: Int) -> Int? { number(offset, length: 4, isBigEndian: true) }
  func littleEndian16(_ offset: Int) -> Int? { number(offset, length: 2, isBigEndian: false) }
  func littleEndian32(_ offset: Int) -> Int? { number(offset, length: 4, isBigEndian: false) }
  /// A signed number of 64 bits.
  func littleEndian64(_ offset: Int) -> Int? { number(offset, length: 8, isBigEndian: false) }

  /// Whether ASCII characters stand at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + length]) }
  }

  /// The bytes of a range, or nil when it does not lie within the file.
  func slice(_ offset: Int, count length: Int) -> UnsafeRawBufferPointer? {
    guard offset >= 0, length >= 0, offset <= bytes.count - length else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
  }

  private func number(_ offset: Int, length: Int, isBigEndian: Bool) -> Int? {
    guard let part = slice(offset, count: length) else { return nil }
    return isBigEndian
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
