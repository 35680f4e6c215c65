import Dispatch
import Foundation
import SnapcatVision

/// A picture that says when it was made: a row of light and dark cells, one for each bit of a count of milliseconds.
public enum TimeCode {
  private static let bits = 32
  private static let cell = 12

  /// Milliseconds of the monotonic clock.
  public static var now: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  /// A JPEG file with the time along the lower edge; at least 400 pixels wide.
  public static func picture(width: Int = 640, height: Int = 360, time: Int = now) -> Data {
    var bytes = [UInt8](repeating: 96, count: width * height * 3)
    for row in height - 3 * cell..<height - cell {
      for column in 0..<bits * cell {
        let value: UInt8 = time >> (column / cell) & 1 == 1 ? 235 : 20
        for channel in 0..<3 { bytes[(row * width + column) * 3 + channel] = value }
      }
    }
    guard let pixels = try? PixelBuffer(width: width, height: height, channels: 3, bytes: bytes) else { return Data() }
    return (try? VisionImage(pixels: pixels).jpegData(quality: 90)) ?? Data()
  }

  /// The time that a picture says; nil when it cannot be read.
  public static func read(_ jpeg: Data) -> Int? {
    guard let pixels = try? VisionImage(data: jpeg).pixels, pixels.width >= bits * cell else { return nil }
    let row = pixels.height - 2 * cell
    var time = 0
    for bit in 0..<bits {
      let value = pixels.bytes[(row * pixels.width + bit * cell + cell / 2) * 3 + 1]
      guard value > 170 || value < 85 else { return nil }
      if value > 170 { time |= 1 << bit }
    }
    return time
  }
}
