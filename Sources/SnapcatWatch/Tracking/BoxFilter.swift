import SnapcatVision

/// Smooths the boxes of one animal and foretells the next one: an alpha-beta filter on centre and size.
///
/// It is the steady state of a Kalman filter with constant velocity (Kalata, "The Tracking Index", 1984), which is all that
/// the Kalman filter of SORT comes to when frames arrive at an even rate. The size has no velocity: an animal turns rather
/// than grows.
struct BoxFilter: Hashable, Sendable {
  /// How far the centre follows a measurement, in 0...1.
  static let alpha = 0.5
  /// How far the velocity does.
  static let beta = 0.1
  /// How far width and height do.
  static let sizeAlpha = 0.35

  private var center: NormalizedPoint
  private var velocity = NormalizedPoint(x: 0, y: 0)
  private var width: Double
  private var height: Double
  /// Seconds of the last measurement.
  private var time: Double

  init(_ box: NormalizedRect, at time: Double) {
    center = box.center
    width = box.width
    height = box.height
    self.time = time
  }

  /// The smoothed box at the last measurement.
  var box: NormalizedRect { rectangle(around: center) }

  /// Where the box should be at another time.
  func predicted(at time: Double) -> NormalizedRect { rectangle(around: moved(to: time)) }

  /// Takes in a measurement.
  mutating func update(_ box: NormalizedRect, at newTime: Double) {
    let step = max(newTime - time, 1e-3)
    let expected = moved(to: newTime)
    let residual = NormalizedPoint(x: box.center.x - expected.x, y: box.center.y - expected.y)
    let isJump = abs(residual.x) > width || abs(residual.y) > height
    // A leap of more than its own size is no noise: the filter starts anew there instead of trailing behind.
    let (follow, learn) = isJump ? (1.0, 0.0) : (Self.alpha, Self.beta)
    center = NormalizedPoint(x: expected.x + follow * residual.x, y: expected.y + follow * residual.y)
    velocity =
      isJump
      ? NormalizedPoint(x: 0, y: 0)
      : NormalizedPoint(x: velocity.x + learn * residual.x / step, y: velocity.y + learn * residual.y / step)
    let followSize = isJump ? 1.0 : Self.sizeAlpha
    width += followSize * (box.width - width)
    height += followSize * (box.height - height)
    time = newTime
  }

  /// The centre at another time; an animal is not believed to keep its way for long.
  private func moved(to newTime: Double) -> NormalizedPoint {
    let step = max(0, min(newTime - time, Self.longestForecast))
    return NormalizedPoint(x: center.x + velocity.x * step, y: center.y + velocity.y * step)
  }

  private func rectangle(around center: NormalizedPoint) -> NormalizedRect {
    NormalizedRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height).insideImage
  }

  private static let longestForecast = 1.0
}
