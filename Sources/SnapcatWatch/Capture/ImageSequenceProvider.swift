import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// Brings the pictures of a sequence, one interval of media time apart.
final class ImageSequenceProvider: FrameProvider {
  let isLive = false
  let restarts = 0
  private let files: [String]
  private let interval: Double
  private let clock: WatchClock
  private let position = Mutex(0)

  init(files: [String], interval: Double, clock: WatchClock) {
    self.files = files
    self.interval = interval
    self.clock = clock
  }

  func next(within seconds: Double) -> FrameOutcome {
    let index = position.withLock { position in
      defer { position += 1 }
      return position
    }
    guard files.indices.contains(index) else { return .ended(note: nil) }
    return FrameOutcome(file: files[index], mediaTime: Double(index) * interval, clock: clock)
  }

  func cancel() { position.withLock { $0 = files.count } }
}

extension FrameOutcome {
  /// Reads a picture file.
  init(file: String, mediaTime: Double, clock: WatchClock) {
    do {
      let image = try VisionImage(contentsOf: URL(filePath: file))
      self = .frame(CapturedFrame(image: image, mediaTime: mediaTime, receivedAt: clock.now(), name: file))
    } catch {
      self = .unreadable(name: file, reason: RecordError(error).message)
    }
  }
}
