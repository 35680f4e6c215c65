/// The bytes before each message of the capture process: what follows, and how long it is.
///
/// All numbers are little-endian: the mark (4 bytes), the kind (4), width (4), height (4), media time in microseconds (8)
/// and length of the payload (8). The payload of a picture is its rows of blue, green and red without padding, of all
/// others UTF-8 text.
public struct CaptureHeader: Equatable, Sendable {
  /// The length of a header in bytes.
  public static let size = 32
  /// The longest payload that is believed: a picture of 200 million pixels.
  public static let maximumPayload = 600_000_000
  private static let mark: UInt64 = 0x3150_4E53

  public let message: CaptureMessage
  /// In bytes.
  public let payloadLength: Int

  /// Creates the header of a picture.
  public init(width: Int, height: Int, mediaTime: Double) {
    message = .frame(width: width, height: height, mediaTime: mediaTime)
    payloadLength = width * height * 3
  }

  /// Creates the header of a message with so many bytes of text.
  public init(_ message: CaptureMessage, textLength: Int = 0) {
    self.message = message
    payloadLength = textLength
  }

  /// Reads a header; nil when the bytes are none, or one that contradicts itself.
  public init?(bytes: [UInt8]) {
    func number(_ range: Range<Int>) -> UInt64 { bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    guard bytes.count == Self.size, number(0..<4) == Self.mark else { return nil }
    let (width, height, length) = (Int(number(8..<12)), Int(number(12..<16)), number(24..<32))
    guard length <= Self.maximumPayload else { return nil }
    payloadLength = Int(length)
    switch number(4..<8) {
    case 1: message = .opened
    case 2:
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, pixels <= Self.maximumPayload, payloadLength == pixels * 3 else {
        return nil
      }
      let time = Int64(bitPattern: number(16..<24))
      message = .frame(width: width, height: height, mediaTime: Double(time) / 1e6)
    case 3: message = .ended
    case 4: message = .failed
    default: return nil
    }
  }

  /// The header as it is sent.
  public var bytes: [UInt8] {
    var (kind, width, height, time): (UInt64, Int, Int, Int64) = (0, 0, 0, 0)
    switch message {
    case .opened: kind = 1
    case .frame(let frameWidth, let frameHeight, let mediaTime):
      (kind, width, height) = (2, frameWidth, frameHeight)
      time = Int64((max(-1e12, min(1e12, mediaTime)) * 1e6).rounded())
    case .ended: kind = 3
    case .failed: kind = 4
    }
    func little(_ value: UInt64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
    return little(Self.mark, 4) + little(kind, 4) + little(UInt64(width), 4) + little(UInt64(height), 4)
      + little(UInt64(bitPattern: time), 8) + little(UInt64(payloadLength), 8)
  }
}
