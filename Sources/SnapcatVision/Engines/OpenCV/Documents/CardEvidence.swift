import Foundation

/// Where the network sees cards, their borders and their corners: three planes of likelihoods over an image.
struct CardEvidence: Sendable {
  enum Plane: Int, CaseIterable, Sendable {
    case card
    case border
    case corner
  }

  /// Columns and rows of each plane.
  let width: Int
  let height: Int
  /// Planes one after the other, rows from the top, in 0...1; the planes cover the whole input of the network.
  private let values: [Float]
  /// Pixels of a plane per pixel of the image, and where the image starts in the planes.
  private let scaleX: Double
  private let scaleY: Double
  private let left: Double
  private let top: Double
  /// How much of the image belongs to cards, in 0...1.
  let share: Double

  /// Reads the network's output, logits in a shape of 1 x 3 x rows x columns.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)`` for another shape.
  init(_ output: Tensor, input: NetworkInput, letterbox: Letterbox) throws {
    let shape = output.shape
    guard shape.count == 4, shape[1] == Plane.allCases.count, shape[2] > 1, shape[3] > 1,
      output.values.count == shape[1] * shape[2] * shape[3]
    else { throw VisionError.engineFailed("the network for outlines gave an output of the shape \(shape)") }
    (height, width) = (shape[2], shape[3])
    values = output.values.map { 1 / (1 + exp(-$0)) }
    let (across, down) = (Double(width) / Double(input.width), Double(height) / Double(input.height))
    left = Double(letterbox.x) * across
    top = Double(letterbox.y) * down
    scaleX = Double(letterbox.width) * across / Double(letterbox.imageWidth)
    scaleY = Double(letterbox.height) * down / Double(letterbox.imageHeight)
    let (seenWidth, seenHeight) = (Double(letterbox.width) * across, Double(letterbox.height) * down)
    let sum = values.prefix(width * height).reduce(0) { $0 + Double($1) }
    share = min(1, sum / (seenWidth * seenHeight))
  }

  /// The likelihood at a pixel of a plane; beyond the plane that of its border.
  func value(_ plane: Plane, column: Int, row: Int) -> Double {
    let (column, row) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
    return Double(values[(plane.rawValue * height + row) * width + column])
  }

  /// The likelihood at a point of the image, between pixels.
  func value(_ plane: Plane, at point: PixelPoint) -> Double {
    let place = toPlane(point)
    return value(plane, atPlace: place)
  }

  /// The likelihood at a point of a plane, between pixels.
  func value(_ plane: Plane, atPlace place: PixelPoint) -> Double {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (x - Double(column), y - Double(row))
    let upper = value(plane, column: column, row: row) * (1 - u) + value(plane, column: column + 1, row: row) * u
    let lower =
      value(plane, column: column, row: row + 1) * (1 - u) + value(plane, column: column + 1, row: row + 1) * u
    return upper * (1 - v) + lower * v
  }

  /// Whether anything at all speaks for a card.
  var mayShowCard: Bool { share > 0.003 }

  /// A point of the image in the planes.
  func toPlane(_ point: PixelPoint) -> PixelPoint {
    PixelPoint(x: point.x * scaleX + left, y: point.y * scaleY + top)
  }

  /// A point of the planes in the image.
  func toImage(_ place: PixelPoint) -> PixelPoint {
    PixelPoint(x: (place.x - left) / scaleX, y: (place.y - top) / scaleY)
  }

  /// A plane as grey pixels of 0...255.
  func pixels(_ plane: Plane) throws -> PixelBuffer {
    let first = plane.rawValue * width * height
    let bytes = values[first..<first + width * height].map { UInt8($0 * 255) }
    return try PixelBuffer(width: width, height: height, channels: 1, bytes: bytes)
  }

  /// Pixels of 0...255 that `change` makes of the likelihoods of a card and of a border.
  func pixels(_ change: (_ card: Float, _ border: Float) -> Float) throws -> PixelBuffer {
    let count = width * height
    let bytes = (0..<count).map { index in
      UInt8(min(max(255 * change(values[index], values[count + index]), 0), 255))
    }
    return try PixelBuffer(width: width, height: height, channels: 1, bytes: bytes)
  }
}
