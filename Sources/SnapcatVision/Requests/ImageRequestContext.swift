/// What a request is performed on: one upright image and the engines that can be used.
///
/// Requests on one handler share a context, so that an image derived by one of them is not computed again for the next.
public struct ImageRequestContext: Sendable {
  public let image: VisionImage
  public let engines: VisionEngines

  public init(image: VisionImage, engines: VisionEngines) {
    self.image = image
    self.engines = engines
  }
}
