import Foundation
import SnapcatVision
import Synchronization

/// Makes small copies of pictures, one at a time, and keeps the last ones.
final class ThumbnailCache: Sendable {
  private static let width = 240
  private static let count = 80
  private let kept = Mutex<[(path: String, data: Data)]>([])

  /// The small copy of a JPEG file; nil when it is none.
  func thumbnail(of path: String, _ data: Data) -> Data? {
    kept.withLock { kept in
      if let known = kept.first(where: { $0.path == path }) { return known.data }
      guard let small = Self.small(data) else { return nil }
      kept = (kept + [(path, small)]).suffix(Self.count)
      return small
    }
  }

  private static func small(_ data: Data) -> Data? {
    guard let pixels = try? VisionImage(data: data).pixels else { return nil }
    guard pixels.width > width else { return data }
    let height = max(1, pixels.height * width / pixels.width)
    return try? VisionImage(pixels: pixels.resized(toWidth: width, height: height)).jpegData(quality: 75)
  }
}
