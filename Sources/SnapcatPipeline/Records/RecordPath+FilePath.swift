extension RecordPath {
  /// The path itself, as bytes.
  var filePath: FilePath {
    guard encoding == .percent else { return FilePath(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let digits = String(validating: rest.prefix(2), as: UTF8.self),
        digits.utf8.count == 2, let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return FilePath(bytes: bytes)
  }
}
