import Foundation

/// Image files for tests, byte by byte.
public enum Fixture {
  /// Numbers with the most significant byte first.
  static func big(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Numbers with the least significant byte first.
  static func little(_ value: Int, bytes: Int) -> [UInt8] {
    big(value, bytes: bytes).reversed()
  }

  /// Bytes that a test needs and no encoder at hand makes.
  static func base64(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
