import COpenCV

/// An image at the size documents are looked for, and what is computed from it once.
struct DocumentScene {
  let width: Int
  let height: Int
  /// Pixels of the image per pixel of the scene, horizontally and vertically.
  let scaleX: Double
  let scaleY: Double
  /// The image at the scene's size, three channels.
  let pixels: PixelBuffer
  /// Where the network sees cards; nil without a network.
  let evidence: CardEvidence?
  /// CIE Lab, slightly smoothed, three channels of 0...255.
  let lab: PixelBuffer
  /// How much the strongest channel changes from column to column, in levels a pixel.
  let gradientX: [Float]
  /// How much the strongest channel changes from row to row, in levels a pixel.
  let gradientY: [Float]
  /// The share of fine strokes around each pixel, 255 for all.
  let strokes: PixelBuffer

  init(_ overview: DocumentOverview) throws {
    pixels = overview.pixels
    evidence = overview.evidence
    width = pixels.width
    height = pixels.height
    scaleX = overview.scaleX
    scaleY = overview.scaleY
    (lab, gradientX, gradientY) = try Self.gradient(of: pixels)
    strokes = try pixels.gray().derived(width: width, height: height, channels: 1) {
      scv_stroke_density($0, 9, $1, $2)
    }
  }

  /// The scene's area in pixels.
  var area: Double { Double(width * height) }

  var frame: PixelQuadrilateral { PixelQuadrilateral(width: width, height: height) }

  /// Whether a point lies on the image, at least `margin` pixels from its border.
  func contains(_ point: PixelPoint, margin: Double = 0) -> Bool {
    point.x >= margin && point.y >= margin && point.x < Double(width) - margin && point.y < Double(height) - margin
  }

  /// The index of the pixel at a point; points beyond the image count as its border.
  func index(_ point: PixelPoint) -> Int {
    let column = min(max(point.x, 0), Double(width - 1))
    let row = min(max(point.y, 0), Double(height - 1))
    return Int(row) * width + Int(column)
  }

  /// How much the image changes at a point in the direction `normal`; 0 when it changes more along the edge than across.
  func edgeStrength(at point: PixelPoint, across normal: PixelPoint) -> Double {
    let index = index(point)
    let (x, y) = (Double(gradientX[index]), Double(gradientY[index]))
    let across = x * normal.x + y * normal.y
    return across * across > 0.67 * (x * x + y * y) ? across : 0
  }

  /// The colour at a point in CIE Lab, each in 0...255.
  func color(at point: PixelPoint) -> (Double, Double, Double) {
    let index = 3 * index(point)
    return (Double(lab.bytes[index]), Double(lab.bytes[index + 1]), Double(lab.bytes[index + 2]))
  }

  /// Lightness, green to red, blue to yellow and saturation, smoothed.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func planes() throws -> [PixelBuffer] {
    func plane() -> PixelBuffer { PixelBuffer(width: width, height: height, channels: 1) }
    var (lightness, redness, yellowness, saturation) = (plane(), plane(), plane(), plane())
    try pixels.withCImage { source in
      try lightness.withMutableCImage { first in
        try redness.withMutableCImage { second in
          try yellowness.withMutableCImage { third in
            try saturation.withMutableCImage { fourth in
              var targets = [first.pointee, second.pointee, third.pointee, fourth.pointee]
              try checkingOpenCV { scv_document_planes(source, &targets, $0) }
            }
          }
        }
      }
    }
    return [lightness, redness, yellowness, saturation]
  }

  private static func gradient(of image: PixelBuffer) throws -> (PixelBuffer, [Float], [Float]) {
    var x = [Float](repeating: 0, count: image.width * image.height)
    var y = x
    let lab = try image.derived(width: image.width, height: image.height, channels: 3) { source, target, error in
      scv_color_gradient(source, &x, &y, target, error)
    }
    return (lab, x, y)
  }
}
