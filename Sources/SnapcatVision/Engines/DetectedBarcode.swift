import Foundation

/// A barcode in an image, as an engine read it.
public struct DetectedBarcode: Hashable, Sendable {
  public var symbology: BarcodeSymbology
  /// What the code says; nil when it is no text.
  public var text: String?
  /// The bytes that the code holds.
  public var bytes: Data
  /// Top-left, top-right, bottom-right and bottom-left corner as the code reads, in pixels of the image, origin at the
  /// upper left.
  public var corners: [CGPoint]
  /// In 0...1.
  public var confidence: Float
  /// Whether the code is light on dark ground.
  public var isColorInverted: Bool

  public init(
    symbology: BarcodeSymbology, text: String?, bytes: Data, corners: [CGPoint], confidence: Float,
    isColorInverted: Bool = false
  ) {
    self.symbology = symbology
    self.text = text
    self.bytes = bytes
    self.corners = corners
    self.confidence = confidence
    self.isColorInverted = isColorInverted
  }
}
