import Foundation

/// Reads requests that are lines of JSON; blank lines are left out.
struct JSONRequestReader: WorkerRequestReader {
  let input: ByteReader
  /// The longest line that is taken in, in bytes: the largest picture in base64, and room for the rest.
  var maximumLength = WorkerRequest.maximumPictureSize / 3 * 4 + (1 << 20)

  private var lineNumber = 0

  init(input: ByteReader) {
    self.input = input
  }

  mutating func next() throws -> WorkerRequest? {
    while let line = try input.line(limit: maximumLength) {
      lineNumber += 1
      switch line {
      case .tooLong:
        return .refused(kind: .tooLarge, "line \(lineNumber) is longer than \(maximumLength) bytes")
      case .complete(let bytes):
        if !bytes.allSatisfy(Self.blanks.contains) { return JSONRequest.request(from: bytes, line: lineNumber) }
      }
    }
    return nil
  }

  private static let blanks = Set(" \t\r".utf8)
}
