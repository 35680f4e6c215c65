/// Why a capture gives no pictures.
enum CaptureFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The capture said why.
  case reported(String)
  /// Nothing came for so many seconds.
  case stalled(seconds: Double)
  /// It ended without a word.
  case died
  /// It sent something that is no message.
  case garbled
  /// The program that captures cannot be started; why.
  case unavailable(String)

  var description: String {
    switch self {
    case .reported(let text), .unavailable(let text): text
    case .stalled(let seconds): "no picture for \(seconds.formatted(.number.precision(.fractionLength(0...1)))) s"
    case .died: "the capture process ended unexpectedly"
    case .garbled: "the capture process sent nonsense"
    }
  }
}
