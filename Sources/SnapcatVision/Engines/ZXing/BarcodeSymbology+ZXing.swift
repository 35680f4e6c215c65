import CZXing

extension BarcodeSymbology {
  /// The bit that the library's door knows the symbology by.
  var format: szx_format {
    switch self {
    case .aztec: SZX_AZTEC
    case .codabar: SZX_CODABAR
    case .code39: SZX_CODE39
    case .code93: SZX_CODE93
    case .code128: SZX_CODE128
    case .dataMatrix: SZX_DATA_MATRIX
    case .ean8: SZX_EAN8
    case .ean13: SZX_EAN13
    case .gs1DataBar: SZX_DATABAR
    case .gs1DataBarExpanded: SZX_DATABAR_EXPANDED
    case .i2of5: SZX_ITF
    case .microQR: SZX_MICRO_QR
    case .pdf417: SZX_PDF417
    case .qr: SZX_QR
    case .upce: SZX_UPCE
    }
  }

  /// How well the symbology guards against misreading, in 0...1.
  var trust: Float {
    switch self {
    case .aztec, .dataMatrix, .microQR, .pdf417, .qr: 1
    case .code93, .code128, .ean13, .gs1DataBar, .gs1DataBarExpanded: 0.95
    case .ean8, .upce: 0.9
    case .codabar, .code39, .i2of5: 0.7
    }
  }
}
