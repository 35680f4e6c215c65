/// Finds and reads barcodes in pixels.
public protocol BarcodeDetectionEngine: Sendable {
  /// The codes of the image that belong to one of the symbologies; empty when there is none.
  ///
  /// - Throws: ``VisionError``.
  func detectBarcodes(in image: PixelBuffer, symbologies: Set<BarcodeSymbology>) throws -> [DetectedBarcode]
}
