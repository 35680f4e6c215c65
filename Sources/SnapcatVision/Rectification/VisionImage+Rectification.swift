extension VisionImage {
  /// The part of the image within a quadrilateral as a flat picture, in its true proportions.
  ///
  /// - Parameter quadrilateral: in normalized coordinates; its `topLeft` becomes the upper left corner. Corners may lie
  ///   beyond the image, whose border is then repeated.
  /// - Throws: ``VisionError/invalidSetting(_:)`` when the corners do not enclose a convex region in clockwise order.
  public func rectified(
    _ quadrilateral: some QuadrilateralProviding, options: RectificationOptions = RectificationOptions()
  ) throws -> VisionImage {
    try rectified(by: Rectification(of: quadrilateral, in: size, options: options))
  }

  /// The flat picture that a rectification of this image describes.
  ///
  /// - Throws: ``VisionError/invalidSetting(_:)`` when the rectification was planned for an image of another size.
  public func rectified(by rectification: Rectification) throws -> VisionImage {
    guard rectification.imageSize == size else {
      throw VisionError.invalidSetting("the rectification was planned for an image of another size")
    }
    if rectification.quadrilateral == .fullImage {
      let flat = try pixels.resized(toWidth: rectification.width, height: rectification.height)
      return VisionImage(pixels: flat, captureTime: captureTime)
    }
    let corners = rectification.quadrilateral.toImageCoordinates(size, origin: .upperLeft)
    guard let outline = PixelQuadrilateral(corners.map { PixelPoint(x: Double($0.x), y: Double($0.y)) }) else {
      throw VisionError.invalidSetting("a part to flatten has four corners")
    }
    let flat = try pixels.flattened(outline, width: rectification.width, height: rectification.height)
    return VisionImage(pixels: flat, captureTime: captureTime)
  }
}
