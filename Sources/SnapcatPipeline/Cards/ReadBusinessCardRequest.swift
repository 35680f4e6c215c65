import Foundation
import SnapcatContacts
import SnapcatVision

/// Finds the business cards of an image, flattens and reads them, and fills a contact from each.
public struct ReadBusinessCardRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// How the cards are found; its own region of interest is not used.
  public var document = DetectDocumentSegmentationRequest()
  /// How their text is read; its own region of interest is not used.
  public var text = RecognizeTextRequest()
  /// Whether a picture without a card outline is read as a whole.
  public var readsWholeImageWithoutCard = true
  /// Pictures without a card outline that look less like a printed page are not read, in 0...1.
  public var minimumPageEvidence = 0.0
  /// Cards whose text looks less like a business card are left out, in 0...1.
  public var minimumLikelihood = 0.0
  /// Whether barcodes on the card are read, too, and what they say about the contact is used.
  public var readsBarcodes = true
  /// The region of numbers without a country code; nil to infer it.
  public var defaultRegion: String?

  public init() {}

  /// The cards, the largest first; empty when the image shows none.
  ///
  /// - Throws: `VisionError`; `CancellationError` before the next card when the task was cancelled.
  public func perform(in context: ImageRequestContext) throws -> [BusinessCardObservation] {
    var request = document
    request.regionOfInterest = regionOfInterest
    let outlines = try request.perform(in: context).filter(\.isFound)
    let cards = try outlines.map { try read($0, in: context) }.filter { isLikely($0) && !isBarcodeAlone($0) }
    let isClear = cards.contains { !$0.barcodes.isEmpty || likelihood(of: $0) >= Self.clearLikelihood }
    guard readsWholeImageWithoutCard, !isClear, try looksPrinted(context.image) else { return cards }
    let whole = try read(wholeImage, in: context)
    // What was found on a scan may be its logo or a frame.
    let isUnread = !whole.lines.isEmpty && cards.allSatisfy(\.lines.isEmpty)
    let isWhole = cards.isEmpty || isUnread || likelihood(of: whole) >= Self.clearLikelihood
    return isWhole ? [whole].filter(isLikely) : cards
  }

  private func looksPrinted(_ image: VisionImage) throws -> Bool {
    try minimumPageEvidence <= 0 || image.printedPageEvidence() >= minimumPageEvidence
  }

  private func isLikely(_ card: BusinessCardObservation) -> Bool {
    minimumLikelihood <= 0 || likelihood(of: card) >= minimumLikelihood
  }

  private func likelihood(of card: BusinessCardObservation) -> Double {
    ContactReader().cardLikelihood(of: card.contact)
  }

  /// Whether what was found is a barcode on a card and not the card: its border looks like one.
  private func isBarcodeAlone(_ card: BusinessCardObservation) -> Bool {
    card.barcodes.map(\.boundingBox).contains { $0.width * $0.height >= Self.largestBarcodeShare }
  }

  /// A text of this likelihood is that of a card.
  private static let clearLikelihood = 0.5

  /// No card is taken by a barcode for more than this share of its area.
  private static let largestBarcodeShare = 0.7

  /// The region of interest as a document that was not found.
  private var wholeImage: DetectedDocumentObservation {
    let region = regionOfInterest
    let (right, top) = (region.x + region.width, region.y + region.height)
    let corners = NormalizedQuadrilateral(
      topLeft: NormalizedPoint(x: region.x, y: top), topRight: NormalizedPoint(x: right, y: top),
      bottomRight: NormalizedPoint(x: right, y: region.y), bottomLeft: NormalizedPoint(x: region.x, y: region.y))
    return DetectedDocumentObservation(corners, confidence: 0, isFound: false)
  }

  private func read(
    _ document: DetectedDocumentObservation, in context: ImageRequestContext
  ) throws -> BusinessCardObservation {
    try Task.checkCancellation()
    let flat = try context.image.rectified(document).pixels
    let result = try context.engines.textRecognition.recognizeText(
      in: flat, options: text.options(forHeight: flat.height))
    let swapsSides = result.rotation % 180 != 0
    let size = CGSize(width: swapsSides ? flat.height : flat.width, height: swapsSides ? flat.width : flat.height)
    let reader = ContactReader(defaultRegion: defaultRegion)
    let lines = result.lines.map(TextLine.init)
    var card = BusinessCardObservation(
      document: document.turned(clockwiseDegrees: result.rotation), rotation: result.rotation, size: size,
      lines: result.lines.map { RecognizedTextObservation($0, imageSize: size) }, contact: reader.read(lines))
    guard readsBarcodes, isLikely(card) else { return card }
    let upright = VisionImage(pixels: try flat.rotated(clockwiseDegrees: result.rotation))
    let codes = ImageRequestContext(image: upright, engines: context.engines)
    card.barcodes = try DetectBarcodesRequest().perform(in: codes)
    let payloads = card.barcodes.compactMap(\.payloadString)
    if !payloads.isEmpty { card.contact = reader.read([CardSide(lines: lines, payloads: payloads)]) }
    return card
  }
}
