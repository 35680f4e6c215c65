import Foundation

/// A decoded, upright image.
public struct VisionImage: Sendable, Hashable {
  /// The pixels, three channels (blue, green, red).
  public let pixels: PixelBuffer
  /// The turn that made the pixels upright.
  public let orientation: ImageOrientation
  /// When the picture was taken, by its own metadata, in the camera's local time ("2024:05:01 12:30:00").
  public let captureTime: String?
  /// Width and height of the upright picture in the file, in pixels.
  ///
  /// It differs from ``size`` only when the picture was decoded at a smaller scale.
  public let originalSize: CGSize

  public var width: Int { pixels.width }
  public var height: Int { pixels.height }
  /// Width and height in pixels.
  public var size: CGSize { CGSize(width: width, height: height) }

  /// Wraps pixels that are upright already.
  public init(
    pixels: PixelBuffer, orientation: ImageOrientation = .up, captureTime: String? = nil, originalSize: CGSize? = nil
  ) {
    self.pixels = pixels
    self.orientation = orientation
    self.captureTime = captureTime
    self.originalSize = originalSize ?? CGSize(width: pixels.width, height: pixels.height)
  }
}
