import SnapcatVision

/// Notices a camera that sends the very same picture again and again, as some do when their sensor hangs.
///
/// No two pictures of a sensor are the same to the last bit, since each pixel has noise.
struct FrozenPicture: Sendable {
  /// Seconds without any change until a picture counts as frozen.
  static let limit = 60.0
  private static let step = 61
  private var last: (sum: UInt64, since: Double)?
  private var isTold = false

  /// Takes in a picture of a camera; true once, when it has not changed for too long.
  mutating func update(_ pixels: PixelBuffer, at time: Double) -> Bool {
    let sum = Self.sum(of: pixels.bytes)
    guard let last, last.sum == sum else {
      self.last = (sum, time)
      isTold = false
      return false
    }
    guard !isTold, time - last.since >= Self.limit else { return false }
    isTold = true
    return true
  }

  /// A sum over every 61st value that the order of the values changes.
  private static func sum(of bytes: [UInt8]) -> UInt64 {
    stride(from: 0, to: bytes.count, by: step).reduce(UInt64(bytes.count)) {
      $0 &* 1_099_511_628_211 ^ UInt64(bytes[$1])
    }
  }
}
