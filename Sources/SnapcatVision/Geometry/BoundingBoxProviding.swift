/// Something with an upright bounding box in the image.
public protocol BoundingBoxProviding: Sendable {
  /// The bounding box in normalized coordinates, origin at the lower left.
  var boundingBox: NormalizedRect { get }
}
