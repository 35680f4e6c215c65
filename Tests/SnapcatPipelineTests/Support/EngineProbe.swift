import Foundation
import SnapcatVision
import Synchronization

/// Engines that see what ``Scene`` puts into a picture, count the pictures, and can be held up.
final class EngineProbe: ObjectDetectionEngine {
  /// The side of the empty picture that a run asks its engines about before it starts.
  private static let preflightSide = 64

  private let looked = Mutex(0)
  private let gate = DispatchSemaphore(value: 0)
  /// Whether pictures that show a dog are held up until ``release()``.
  private let holdsDogs: Bool
  private let onLook: @Sendable () -> Void

  init(holdsDogs: Bool = false, onLook: @escaping @Sendable () -> Void = {}) {
    self.holdsDogs = holdsDogs
    self.onLook = onLook
  }

  /// How many pictures were looked at.
  var count: Int { looked.withLock { $0 } }

  /// Engines for a run.
  var engines: VisionEngines {
    var engines = VisionEngines.fake()
    engines.objectDetection = self
    return engines
  }

  /// Lets as many held pictures go on.
  func release(_ pictures: Int) {
    for _ in 0..<pictures { gate.signal() }
  }

  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
    guard image.width != Self.preflightSide || image.height != Self.preflightSide else { return [] }
    looked.withLock { $0 += 1 }
    onLook()
    if holdsDogs, case .dog = Scene(image) { gate.wait() }
    return try FakeObjectDetection().detectObjects(in: image, options: options)
  }
}
