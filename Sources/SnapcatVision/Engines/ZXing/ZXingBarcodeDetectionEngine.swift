import CZXing
import Foundation

/// Reads barcodes with ZXing-C++.
///
/// Where nothing is read at sight, the image is looked at again with its edges sharpened, then with light and dark
/// exchanged.
public struct ZXingBarcodeDetectionEngine: BarcodeDetectionEngine {
  public init() {}

  public func detectBarcodes(in image: PixelBuffer, symbologies: Set<BarcodeSymbology>) throws -> [DetectedBarcode] {
    let gray = try image.gray()
    let codes = try Self.read(gray, symbologies: symbologies)
    guard codes.isEmpty else { return try codes + Self.furtherLinearCodes(in: gray, after: codes, symbologies) }
    let (sharp, scale) = try gray.sharpened()
    let sharpCodes = try Self.read(sharp, symbologies: symbologies)
    guard sharpCodes.isEmpty else { return sharpCodes.map { Self.scaled($0, by: scale) } }
    return try Self.read(gray.inverted(), symbologies: symbologies).map {
      var code = $0
      code.isColorInverted = true
      return code
    }
  }

  /// The linear codes beside those already read, one at a time: each that is read is painted over.
  private static func furtherLinearCodes(
    in image: PixelBuffer, after codes: [DetectedBarcode], _ symbologies: Set<BarcodeSymbology>
  ) throws -> [DetectedBarcode] {
    let linear = symbologies.filter(\.isLinear)
    guard var last = codes.last(where: { $0.symbology.isLinear }) else { return [] }
    var known = codes
    var rest = image
    for _ in 0..<mostLinearCodes {
      rest.paintOver(last.corners)
      guard let next = try read(rest, symbologies: linear).first else { break }
      last = next
      let isNew = !known.contains { $0.symbology == next.symbology && $0.bytes == next.bytes }
      if isNew { known.append(next) }
    }
    return Array(known.dropFirst(codes.count))
  }

  private static let mostLinearCodes = 12

  private static func scaled(_ code: DetectedBarcode, by scale: Double) -> DetectedBarcode {
    var code = code
    code.corners = code.corners.map { CGPoint(x: $0.x / scale, y: $0.y / scale) }
    return code
  }

  private static func read(_ gray: PixelBuffer, symbologies: Set<BarcodeSymbology>) throws -> [DetectedBarcode] {
    let formats = symbologies.reduce(UInt32(0)) { $0 | UInt32($1.format.rawValue) }
    var message = [CChar](repeating: 0, count: 256)
    let list = gray.bytes.withUnsafeBufferPointer { pixels in
      szx_read(pixels.baseAddress, Int32(gray.width), Int32(gray.height), formats, &message, message.count)
    }
    guard let list else {
      let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw VisionError.engineFailed("ZXing: \(text)")
    }
    defer { szx_free(list) }
    return (0..<szx_count(list)).compactMap { index in
      var code = szx_barcode()
      szx_get(list, index, &code)
      return DetectedBarcode(code)
    }
  }
}

extension DetectedBarcode {
  /// Copies a code that the library lends; nil for a kind that was not asked for.
  fileprivate init?(_ code: szx_barcode) {
    guard let symbology = BarcodeSymbology.allCases.first(where: { UInt32($0.format.rawValue) == code.format }) else {
      return nil
    }
    let bytes = Data(UnsafeBufferPointer(start: code.bytes, count: code.bytes_size))
    let text = String(
      validating: UnsafeRawBufferPointer(start: code.text, count: code.text_size), as: UTF8.self)
    let c = code.corners
    self.init(
      symbology: symbology, text: text.flatMap { $0.isEmpty ? nil : $0 }, bytes: bytes,
      corners: [(c.0, c.1), (c.2, c.3), (c.4, c.5), (c.6, c.7)].map { CGPoint(x: Double($0.0), y: Double($0.1)) },
      confidence: symbology.trust)
  }
}
