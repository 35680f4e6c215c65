import Foundation
import SnapcatVision

/// Sees one QR code in every picture.
struct FakeBarcodeEngine: BarcodeDetectionEngine {
  var text: String

  func detectBarcodes(in image: PixelBuffer, symbologies: Set<BarcodeSymbology>) -> [DetectedBarcode] {
    guard symbologies.contains(.qr) else { return [] }
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9), CGPoint(x: 1, y: 9)]
    return [DetectedBarcode(symbology: .qr, text: text, bytes: Data(text.utf8), corners: corners, confidence: 1)]
  }
}
