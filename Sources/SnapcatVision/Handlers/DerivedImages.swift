import Foundation
import Synchronization

/// Images computed from one image, kept for the next request that wants the same.
///
/// A second request waits while the first one computes, so that nothing is computed twice.
final class DerivedImages: Sendable {
  /// What was computed, and from which part of the image (whole pixels, origin at the upper left).
  enum Key: Hashable {
    case gray(CGRect)
    case resized(CGRect, longSide: Int)

    func hash(into hasher: inout Hasher) {
      switch self {
      case .gray(let frame):
        hasher.combine(frame.origin.x)
        hasher.combine(frame.origin.y)
      case .resized(let frame, let longSide):
        hasher.combine(frame.origin.x)
        hasher.combine(frame.origin.y)
        hasher.combine(longSide)
      }
    }
  }

  private let regions = Mutex<[NormalizedRect: ImageRegion]>([:])
  private let images = Mutex<[Key: PixelBuffer]>([:])

  /// The region that was cut out before, or the one that `compute` cuts out now.
  func region(_ rectangle: NormalizedRect, compute: () throws -> ImageRegion) throws -> ImageRegion {
    try regions.withLock { known in
      if let region = known[rectangle] { return region }
      let region = try compute()
      known[rectangle] = region
      return region
    }
  }

  /// The pixels that were computed before, or the ones that `compute` returns now.
  func pixels(_ key: Key, compute: () throws -> PixelBuffer) throws -> PixelBuffer {
    try images.withLock { known in
      if let pixels = known[key] { return pixels }
      let pixels = try compute()
      known[key] = pixels
      return pixels
    }
  }
}
