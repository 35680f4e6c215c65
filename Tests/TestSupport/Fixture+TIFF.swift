import Foundation

extension Fixture {
  /// An uncompressed TIFF file of one strip with 8 bits a sample.
  ///
  /// - Parameters:
  ///   - samples: row by row: one (grey, black is 0), three (red, green, blue) or four (inks) for each pixel.
  ///   - orientation: the orientation tag; nil to leave it out.
  public static func tiff(width: Int, height: Int, samples: [UInt8], orientation: Int? = nil) -> Data {
    let channels = max(1, samples.count / max(1, width * height))
    let photometric = [1: 1, 3: 2, 4: 5][channels] ?? 1
    let depths = Array(repeating: little(8, bytes: 2), count: channels).flatMap { $0 }
    let depthsOffset = 8
    let pixelsOffset = depthsOffset + 8
    let directoryOffset = (pixelsOffset + samples.count + 1) / 2 * 2
    var entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
      (256, 4, 1, width), (257, 4, 1, height), (258, 3, channels, channels <= 2 ? 8 : depthsOffset),
      (259, 3, 1, 1), (262, 3, 1, photometric), (273, 4, 1, pixelsOffset),
    ]
    if let orientation { entries.append((274, 3, 1, orientation)) }
    entries += [(277, 3, 1, channels), (278, 4, 1, height), (279, 4, 1, samples.count)]
    var file: [UInt8] = Array("II".utf8) + little(42, bytes: 2) + little(directoryOffset, bytes: 4)
    file += depths + [UInt8](repeating: 0, count: 8 - depths.count) + samples
    if file.count % 2 == 1 { file.append(0) }
    file += little(entries.count, bytes: 2)
    for entry in entries {
      file += little(entry.tag, bytes: 2) + little(entry.type, bytes: 2) + little(entry.count, bytes: 4)
      file += little(entry.value, bytes: 4)
    }
    return Data(file + little(0, bytes: 4))
  }

  /// An uncompressed grey TIFF file of one black tile, which it says has sides of `tileSide` pixels.
  public static func tiledTIFF(width: Int, height: Int, tileSide: Int) -> Data {
    let samples = [UInt8](repeating: 0, count: width * height)
    let entries: [(tag: Int, type: Int, value: Int)] = [
      (256, 4, width), (257, 4, height), (258, 3, 8), (259, 3, 1), (262, 3, 1), (277, 3, 1), (322, 4, tileSide),
      (323, 4, tileSide), (324, 4, 8), (325, 4, samples.count),
    ]
    var file: [UInt8] = Array("II".utf8) + little(42, bytes: 2) + little(8 + samples.count, bytes: 4) + samples
    file += little(entries.count, bytes: 2)
    for entry in entries {
      file += little(entry.tag, bytes: 2) + little(entry.type, bytes: 2) + little(1, bytes: 4)
      file += little(entry.value, bytes: 4)
    }
    return Data(file + little(0, bytes: 4))
  }
}
