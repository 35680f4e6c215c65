import Foundation

/// Reads requests that have a header with lengths, as docs/formats.md describes it.
struct BinaryRequestReader: WorkerRequestReader {
  let input: ByteReader
  /// Larger pictures are read past, in bytes.
  var maximumPictureSize = WorkerRequest.maximumPictureSize

  /// What each request starts with.
  static let mark = Array("SCQ1".utf8)
  private static let headerSize = 24
  private static let maximumNameLength: UInt64 = 1 << 16
  /// A length beyond it is none that a client means, in bytes.
  private static let greatestLength: UInt64 = 1 << 40

  init(input: ByteReader) {
    self.input = input
  }

  mutating func next() throws -> WorkerRequest? {
    guard let header = try input.bytes(Self.headerSize) else { return nil }
    guard header.starts(with: Self.mark) else {
      throw WorkerError.unintelligible("a request has to start with 'SCQ1', and this one does not")
    }
    let id = WorkerRequestID.number(Self.integer(header[4..<12]))
    let nameLength = Self.integer(header[12..<16])
    let pictureLength = Self.integer(header[16..<24])
    guard nameLength <= Self.maximumNameLength else {
      throw WorkerError.unintelligible(
        "a request says that its name has \(nameLength) bytes; \(Self.maximumNameLength) are allowed")
    }
    guard pictureLength <= Self.greatestLength else {
      throw WorkerError.unintelligible("a request says that its picture has \(pictureLength) bytes")
    }
    let name = FilePath(bytes: try input.bytesInside(Int(nameLength)))
    guard pictureLength <= maximumPictureSize else {
      try input.skip(Int(pictureLength))
      return .refused(id: id, name: name, kind: .tooLarge, "the file has \(pictureLength) bytes")
    }
    return WorkerRequest(id: id, name: name, picture: .bytes(Data(try input.bytesInside(Int(pictureLength)))))
  }

  /// A number that is written with its highest byte first.
  private static func integer(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
