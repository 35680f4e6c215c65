/// The kinds of barcodes that are read; the names are those of Apple's Vision.
public enum BarcodeSymbology: String, Codable, CaseIterable, Sendable {
  case aztec
  case codabar
  case code39
  case code93
  case code128
  case dataMatrix
  case ean8
  /// EAN-13, and UPC-A, which is EAN-13 with a zero in front.
  case ean13
  case gs1DataBar
  case gs1DataBarExpanded
  /// Interleaved 2 of 5.
  case i2of5
  case microQR
  case pdf417
  case qr
  case upce

  /// Whether the code is a row of bars, not a field of dots.
  public var isLinear: Bool {
    switch self {
    case .aztec, .dataMatrix, .microQR, .pdf417, .qr: false
    default: true
    }
  }
}
