import Foundation

/// The proportions of a rectangle that a camera saw at an angle.
///
/// After Zhengyou Zhang and Li-wei He, "Whiteboard scanning and image enhancement" (2007): the two directions of the
/// rectangle's sides are perpendicular in space, which gives the focal length, and then their lengths. The camera is
/// taken to look at the centre of the image, with square pixels.
struct RectangleProportions {
  /// Width by height, where the width runs from the first corner to the second one.
  let aspectRatio: Double

  init(of outline: PixelQuadrilateral, imageSize: CGSize) {
    let middle = PixelPoint(x: Double(imageSize.width) / 2, y: Double(imageSize.height) / 2)
    let longSide = max(Double(imageSize.width), Double(imageSize.height))
    // In units of the image's long side, so that sums stay near 1.
    let corners = outline.corners.map { corner -> Vector in
      let point = (corner - middle) * (1 / longSide)
      return Vector(x: point.x, y: point.y, z: 1)
    }
    let (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
    let acrossScale = topLeft.cross(bottomRight).dot(bottomLeft) / topRight.cross(bottomRight).dot(bottomLeft)
    let downScale = topLeft.cross(bottomRight).dot(topRight) / bottomLeft.cross(bottomRight).dot(topRight)
    let across = topRight * acrossScale - topLeft
    let down = bottomLeft * downScale - topLeft
    let focalLength = Self.focalLength(across: across, down: down)
    let ratio = across.length(focalLength: focalLength) / down.length(focalLength: focalLength)
    let sides = outline.sideLengths
    aspectRatio = ratio.isFinite && ratio > 0 ? ratio : (sides[0] + sides[2]) / (sides[1] + sides[3])
  }

  /// The focal length in units of the image's long side.
  ///
  /// When one pair of sides is seen without perspective nothing can be said, and little depends on it: then that of a
  /// usual camera is taken.
  private static func focalLength(across: Vector, down: Vector) -> Double {
    let usual = 0.85
    let perspective = across.z * down.z
    guard abs(perspective) > 1e-4 else { return usual }
    let square = -(across.x * down.x + across.y * down.y) / perspective
    guard square.isFinite, square > 0 else { return usual }
    let focalLength = square.squareRoot()
    return (0.45...4).contains(focalLength) ? focalLength : usual
  }

  private struct Vector {
    var x: Double
    var y: Double
    var z: Double

    func cross(_ other: Vector) -> Vector {
      Vector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

    /// The length of the direction in space that a camera of that focal length sees so.
    func length(focalLength: Double) -> Double {
      ((x * x + y * y) / (focalLength * focalLength) + z * z).squareRoot()
    }

    static func * (vector: Vector, factor: Double) -> Vector {
      Vector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }

    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
  }
}
