import Foundation

extension VisionImage {
  /// Decodes an image file and turns it upright.
  public init(contentsOf url: URL, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits())
    throws(ImageError)
  {
    throw ImageError(.unsupported, "to be written")
  }

  /// Decodes the bytes of an image file and turns the image upright.
  public init(data: Data, orientation: ImageOrientation? = nil, limits: ImageLimits = ImageLimits()) throws(ImageError)
  {
    throw ImageError(.unsupported, "to be written")
  }
}
