import SnapcatContacts
import SnapcatVision

/// Finds the business cards of an image, flattens and reads them, and fills a contact from each.
public struct ReadBusinessCardRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// How the cards are found.
  public var document = DetectDocumentSegmentationRequest()
  /// How their text is read.
  public var text = RecognizeTextRequest()
  /// Whether a picture without a card outline is read as a whole; a run over photos leaves such pictures alone unless
  /// their text speaks for a card.
  public var readsWholeImageWithoutCard = true
  /// The region of numbers without a country code; nil to infer it.
  public var defaultRegion: String?

  public init() {}

  /// The cards, the largest first; empty when the image shows none.
  public func perform(in context: ImageRequestContext) throws -> [BusinessCardObservation] {
    throw VisionError.engineFailed("to be written")
  }
}
