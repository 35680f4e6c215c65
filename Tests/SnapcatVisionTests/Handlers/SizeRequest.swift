import Foundation
import SnapcatVision

/// Reports the size of the region it was asked to look at.
struct SizeRequest: ImageProcessingRequest {
  var regionOfInterest = NormalizedRect.fullImage

  func perform(in context: ImageRequestContext) throws -> CGSize {
    let region = try context.region(of: self)
    return CGSize(width: region.pixels.width, height: region.pixels.height)
  }
}
