import Foundation

/// The SHA-256 digest of some bytes (FIPS 180-4).
public struct SHA256Digest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of the digest.
  public let bytes: [UInt8]

  /// Creates a digest from the 32 bytes that a hasher gave.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a digest from 64 hexadecimal digits; nil for anything else.
  public init?(hexadecimal text: some StringProtocol) {
    let nibbles = text.compactMap(\.hexDigitValue)
    guard text.count == 64, nibbles.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { UInt8(nibbles[$0] << 4 | nibbles[$0 + 1]) }
  }

  /// Computes the digest of bytes in memory.
  public init(of data: some DataProtocol) {
    var hasher = SHA256Hasher()
    for region in data.regions { hasher.update(region) }
    self = hasher.finalize()
  }

  /// Computes the digest of a file, a piece at a time.
  ///
  /// - Throws: the error of the file system when the file cannot be read.
  public init(ofFileAt url: URL) throws {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    var hasher = SHA256Hasher()
    while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { hasher.update(piece) }
    self = hasher.finalize()
  }

  /// The digest as 64 lower-case hexadecimal digits.
  public var description: String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
