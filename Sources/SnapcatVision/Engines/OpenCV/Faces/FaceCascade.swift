import COpenCV
import Foundation

/// A cascade of boosted classifiers (Viola and Jones, 2001) that finds faces.
///
/// Sendable so that a pool can hand it from thread to thread; one call at a time may use it.
final class FaceCascade: @unchecked Sendable {
  /// A square that was found.
  struct Square: Hashable {
    /// In pixels of the image.
    var centerX: Double
    var centerY: Double
    var side: Double
    /// In degrees, clockwise.
    var roll: Double
    /// Votes of the last stage; 0 is a narrow pass, 4 about the most.
    var weight: Double

    /// The face, with all lengths times `scale`.
    func face(scale: Double) -> DetectedFace {
      DetectedFace(
        boundingBox: CGRect(
          x: (centerX - side / 2) * scale, y: (centerY - side / 2) * scale, width: side * scale, height: side * scale),
        roll: roll, confidence: Float(max(0, weight) / (1 + max(0, weight))))
    }
  }

  private static let capacity = 16

  private let handle: OpaquePointer

  /// Reads a cascade from its XML file.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  init(path: String) throws {
    var handle: OpaquePointer?
    try checkingOpenCV { scv_cascade_read(path, &handle, $0) }
    guard let handle else { throw VisionError.engineFailed("OpenCV: no cascade was made") }
    self.handle = handle
  }

  deinit {
    scv_cascade_free(handle)
  }

  /// What the cascade finds in an image of one channel.
  ///
  /// - Parameters:
  ///   - roll: looks for faces that are turned clockwise by so many degrees.
  ///   - margin: so many pixels of the border are repeated around the image, for a face that nearly fills it.
  ///   - minimumSide: smaller squares are left out, in pixels.
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func squares(in image: PixelBuffer, roll: Double, isMirrored: Bool, margin: Int, minimumSide: Int) throws -> [Square]
  {
    // Mirroring comes first, and turns the other way round what is turned.
    var view = scv_cascade_view(
      mirrors: isMirrored ? 1 : 0, turn: isMirrored ? -roll : roll, margin: Int32(margin),
      minimum_side: Int32(minimumSide))
    var found = [scv_square](repeating: scv_square(), count: Self.capacity)
    var count: Int32 = 0
    try image.withCImage { pixels in
      try checkingOpenCV { scv_cascade_find(handle, pixels, &view, &found, Int32(Self.capacity), &count, $0) }
    }
    return found.prefix(Int(count)).map {
      Square(centerX: $0.center_x, centerY: $0.center_y, side: $0.side, roll: roll, weight: $0.weight)
    }
  }
}

extension PixelBuffer {
  /// Stretches the values of an image of one channel over the whole range.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  mutating func equalize() throws {
    try withMutableCImage { pixels in try checkingOpenCV { scv_equalize(pixels, $0) } }
  }
}
