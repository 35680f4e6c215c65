/// Finds and reads barcodes: QR codes, Data Matrix, PDF417, Aztec, and the common linear ones.
///
/// Codes may be turned, a little skewed, and light on dark ground.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// The kinds of codes that are looked for; default: all.
  ///
  /// Fewer kinds take less time.
  public var symbologies = BarcodeSymbology.allCases

  public init() {}

  /// The kinds of codes that can be looked for.
  public var supportedSymbologies: [BarcodeSymbology] { BarcodeSymbology.allCases }

  /// The codes, from the top of the image down and from left to right; empty when there is none.
  ///
  /// - Throws: ``VisionError/invalidRegionOfInterest(_:)``; ``VisionError/invalidSetting(_:)`` when no symbology is asked
  ///   for; ``VisionError/engineFailed(_:)``.
  public func perform(in context: ImageRequestContext) throws -> [BarcodeObservation] {
    guard !symbologies.isEmpty else {
      throw VisionError.invalidSetting("symbologies is empty; at least one kind of code is needed")
    }
    let region = try context.region(of: self)
    let codes = try context.engines.barcodeDetection.detectBarcodes(
      in: context.gray(region), symbologies: Set(symbologies))
    return codes.compactMap { code in
      region.normalized(code.corners).map {
        BarcodeObservation(
          symbology: code.symbology, payloadString: code.text, payloadData: code.bytes, boundingRegion: $0,
          confidence: code.confidence, isColorInverted: code.isColorInverted)
      }
    }.sorted(by: Self.precedes)
  }

  private static func precedes(_ one: BarcodeObservation, _ other: BarcodeObservation) -> Bool {
    let (box, otherBox) = (one.boundingBox, other.boundingBox)
    return (-box.y - box.height, box.x, one.payloadString ?? "")
      < (-otherBox.y - otherBox.height, otherBox.x, other.payloadString ?? "")
  }
}
