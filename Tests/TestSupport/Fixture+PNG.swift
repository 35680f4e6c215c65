import Foundation

extension Fixture {
  /// How PNG stores pixels; the raw values are those of its header.
  public enum PNGColor: Int, Sendable {
    case gray = 0
    case color = 2
    case palette = 3
    case grayWithAlpha = 4
    case colorWithAlpha = 6
  }

  /// A PNG file from the bytes of its rows.
  ///
  /// - Parameters:
  ///   - rows: samples as PNG packs them, without the filter byte.
  ///   - palette: red, green and blue of each colour.
  ///   - chunks: further chunks that are put before the pixels.
  public static func png(
    width: Int, height: Int, depth: Int, color: PNGColor, rows: [[UInt8]], palette: [UInt8] = [],
    chunks: [(name: String, bytes: [UInt8])] = []
  ) -> Data {
    let header = big(width, bytes: 4) + big(height, bytes: 4) + [UInt8(depth), UInt8(color.rawValue), 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    if !palette.isEmpty { file += chunk("PLTE", palette) }
    for extra in chunks { file += chunk(extra.name, extra.bytes) }
    file += chunk("IDAT", zlib(rows.flatMap { [0] + $0 })) + chunk("IEND", [])
    return Data(file)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return big(bytes.count, bytes: 4) + content + big(Int(crc32(content)), bytes: 4)
  }

  /// A zlib stream of one block without compression.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var low = 1
    var high = 0
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    let length = little(bytes.count, bytes: 2)
    return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + big(high << 16 | low, bytes: 4)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
