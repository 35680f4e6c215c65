import SnapcatVision

/// Fails each time.
struct FailingRequest: VisionRequest {
  func perform(in context: ImageRequestContext) throws -> Int {
    throw VisionError.engineFailed("made to fail")
  }
}
