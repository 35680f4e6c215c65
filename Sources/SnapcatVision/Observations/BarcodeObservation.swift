import Foundation

/// A barcode in the image, and what it says.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  public let uuid: UUID
  public let symbology: BarcodeSymbology
  /// What the code says; nil when it is no text.
  public let payloadString: String?
  /// The bytes that the code holds.
  public let payloadData: Data
  /// The region of the code, corners named as the code reads.
  ///
  /// Of a linear code it may be one line across the bars.
  public let boundingRegion: NormalizedQuadrilateral
  /// How well the symbology guards against misreading, in 0...1: 1 where errors are corrected, less for a check digit.
  public let confidence: Float
  /// Whether the code is light on dark ground.
  public let isColorInverted: Bool

  public var topLeft: NormalizedPoint { boundingRegion.topLeft }
  public var topRight: NormalizedPoint { boundingRegion.topRight }
  public var bottomRight: NormalizedPoint { boundingRegion.bottomRight }
  public var bottomLeft: NormalizedPoint { boundingRegion.bottomLeft }

  public init(
    symbology: BarcodeSymbology, payloadString: String?, payloadData: Data, boundingRegion: NormalizedQuadrilateral,
    confidence: Float, isColorInverted: Bool = false, uuid: UUID = UUID()
  ) {
    self.symbology = symbology
    self.payloadString = payloadString
    self.payloadData = payloadData
    self.boundingRegion = boundingRegion
    self.confidence = confidence
    self.isColorInverted = isColorInverted
    self.uuid = uuid
  }

  private enum CodingKeys: String, CodingKey {
    case symbology, payloadString, payloadData, boundingRegion, confidence, isColorInverted
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      symbology: try container.decode(BarcodeSymbology.self, forKey: .symbology),
      payloadString: try container.decodeIfPresent(String.self, forKey: .payloadString),
      payloadData: try container.decode(Data.self, forKey: .payloadData),
      boundingRegion: try container.decode(NormalizedQuadrilateral.self, forKey: .boundingRegion),
      confidence: try container.decode(Float.self, forKey: .confidence),
      isColorInverted: try container.decode(Bool.self, forKey: .isColorInverted))
  }

  public var description: String {
    "\(symbology.rawValue) \"\(payloadString ?? "\(payloadData.count) bytes")\" at \(boundingBox)"
  }
}
