import Foundation

/// The parts of a `.traineddata` file.
///
/// The format is that of Tesseract's `TessdataManager`: the number of kinds of parts (32 bits, little endian), for each
/// kind the offset of its part in the file (64 bits, negative without one), and the parts, one behind the other.
struct TrainedData {
  /// Numbers of kinds: settings of the language, the neural network, its characters, their codes, the version.
  private static let (settings, network, characters, codes, version) = (0, 17, 21, 22, 23)

  private let data: Data
  /// Where each kind of part lies in the data.
  private let parts: [Range<Int>?]

  /// Reads the places of the parts; nil when the data are not of the format.
  init?(_ data: Data) {
    let places: (count: Int, offsets: [Int])? = data.withUnsafeBytes { bytes in
      let reader = ByteReader(bytes: bytes)
      guard let count = reader.littleEndian32(0), (1...1000).contains(count) else { return nil }
      let offsets = (0..<count).compactMap { reader.littleEndian64(4 + 8 * $0) }
      return offsets.count == count ? (count, offsets) : nil
    }
    guard let (count, offsets) = places else { return nil }
    let starts = offsets.filter { $0 >= 0 }.sorted()
    guard starts.allSatisfy({ $0 >= 4 + 8 * count && $0 <= data.count }) else { return nil }
    self.data = data
    parts = offsets.map { offset in
      guard offset >= 0 else { return nil }
      return offset..<(starts.first { $0 > offset } ?? data.count)
    }
  }

  /// Whether it has a network and no settings of its own, which may name further files beside it.
  var isSelfContained: Bool {
    parts.indices.contains(Self.version) && parts[Self.network] != nil && parts[Self.settings] == nil
  }

  /// The same file without word lists, up to 88 MB, and without what only older engines read.
  ///
  /// Nil when it is not self-contained.
  func networkOnly() -> Data? {
    guard isSelfContained else { return nil }
    var offsets: [Int64] = []
    var body = Data()
    for (kind, part) in parts.enumerated() {
      if let part, [Self.network, Self.characters, Self.codes, Self.version].contains(kind) {
        offsets.append(Int64(4 + 8 * parts.count + body.count))
        body.append(data[data.startIndex + part.lowerBound..<data.startIndex + part.upperBound])
      } else {
        offsets.append(-1)
      }
    }
    let places = offsets.reduce(into: Data()) { $0 += Data(littleEndian: $1) }
    return Data(littleEndian: UInt32(parts.count)) + places + body
  }
}

extension Data {
  /// The bytes of an integer, the least significant first.
  fileprivate init(littleEndian value: some FixedWidthInteger) {
    self = Swift.withUnsafeBytes(of: value.littleEndian) { Data($0) }
  }
}
