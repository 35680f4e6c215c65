import Foundation

extension Fixture {
  /// A TIFF structure as EXIF uses it, with the orientation tag and, if given, the capture time.
  public static func exif(orientation: Int, captureTime: String? = nil) -> [UInt8] {
    let time: [UInt8] = captureTime.map { Array($0.utf8) + [0] } ?? []
    let entries = captureTime == nil ? 1 : 2
    let exifOffset = 8 + 2 + entries * 12 + 4
    var bytes: [UInt8] = Array("MM".utf8) + big(42, bytes: 2) + big(8, bytes: 4) + big(entries, bytes: 2)
    bytes += entry(0x0112, type: 3, count: 1, value: big(orientation, bytes: 2) + [0, 0])
    if captureTime != nil {
      bytes += entry(0x8769, type: 4, count: 1, value: big(exifOffset, bytes: 4))
    }
    bytes += big(0, bytes: 4)
    if captureTime != nil {
      bytes += big(1, bytes: 2)
      bytes += entry(0x9003, type: 2, count: time.count, value: big(exifOffset + 18, bytes: 4))
      bytes += big(0, bytes: 4) + time
    }
    return bytes
  }

  private static func entry(_ tag: Int, type: Int, count: Int, value: [UInt8]) -> [UInt8] {
    big(tag, bytes: 2) + big(type, bytes: 2) + big(count, bytes: 4) + value
  }

  /// A JPEG file with an EXIF block after its first marker.
  public static func jpeg(_ file: Data, withEXIF exif: [UInt8]) -> Data {
    let block = Array("Exif\0\0".utf8) + exif
    let marker: [UInt8] = [0xFF, 0xE1] + big(block.count + 2, bytes: 2)
    return Data(Array(file.prefix(2)) + marker + block + Array(file.dropFirst(2)))
  }
}
