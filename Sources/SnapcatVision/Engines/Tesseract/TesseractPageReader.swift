import CTesseract

/// Reads a flattened page as a whole, upright.
struct TesseractPageReader {
  typealias Line = TextRecognitionResult.Line

  /// A flattened page as it reads best.
  struct Page {
    /// The pixels, turned.
    var pixels: PixelBuffer
    /// Degrees clockwise that they were turned by.
    var rotation: Int
    /// The first reading.
    var lines: [Line]
    /// The models that suit the page; the first of them read it.
    var models: TesseractModels.Choice
  }

  let installation: TesseractInstallation
  let pool: TesseractHandlePool
  let options: TextRecognitionOptions
  let stages: TextRecognitionStages

  /// Reads the page as its shapes lie, and turned as far as that reading does not convince.
  func page(of pixels: PixelBuffer) throws -> Page {
    let script =
      options.detectsLanguage
      ? try stages.measure(.script, { _ in (pixels, []) }) { try orientation(of: pixels) } : nil
    let models = try TesseractModels(installation: installation).choice(for: options, orientation: script)
    guard options.detectsOrientation, stages.includes(.orientation) else {
      return try stages.measure(.page, { ($0.pixels, $0.lines) }) { try page(of: pixels, turnedBy: 0, models) }
    }
    // Text on end on a page that lies is rare: there the shapes are looked at only when the first reading does not convince.
    let lies = pixels.width > pixels.height
    let finder = lies ? nil : try PageOrientationFinder(pixels)
    let onEnd = finder?.standsOnEnd == true ? try finder.map { try turns($0, models) } : nil
    let first = try stages.measure(.page, { ($0.pixels, $0.lines) }) {
      try page(of: pixels, turnedBy: onEnd?.first ?? 0, models)
    }
    if isConvincing(first.lines) { return first }
    return try stages.measure(.orientation, { ($0.pixels, $0.lines) }) {
      try best(than: first, of: pixels, turnedBy: onEnd ?? turns(finder ?? PageOrientationFinder(pixels), models))
    }
  }

  /// The clockwise turns after which single lines read as text, the best first.
  private func turns(_ finder: PageOrientationFinder, _ models: TesseractModels.Choice) throws -> [Int] {
    try pool.withHandle(for: models.names[0], level: options.level) { handle in
      try finder.turns { weight(of: try handle.readLines(of: $0, segmentation: PSM_SINGLE_LINE)) }
    }
  }

  /// The page as it reads best: as it was read first, or in another direction.
  private func best(than first: Page, of pixels: PixelBuffer, turnedBy turns: [Int]) throws -> Page {
    var best = first
    for turn in turns where turn != first.rotation && !isConvincing(best.lines) {
      let other = try page(of: pixels, turnedBy: turn, first.models)
      if weight(of: other.lines) > weight(of: best.lines) { best = other }
    }
    return best
  }

  private func page(of pixels: PixelBuffer, turnedBy rotation: Int, _ models: TesseractModels.Choice) throws -> Page {
    let turned = try pixels.rotated(clockwiseDegrees: rotation)
    let lines = try pool.withHandle(for: models.names[0], level: options.level) {
      try $0.readLines(of: turned, segmentation: PSM_AUTO)
    }
    return Page(pixels: turned, rotation: rotation, lines: lines, models: models)
  }

  private func orientation(of image: PixelBuffer) throws -> TextOrientation? {
    guard installation.canDetectOrientation else { return nil }
    return try pool.withHandle(for: "osd", level: .fast) { $0.detectOrientation(of: image) }
  }

  /// Whether the lines are so sure that the image cannot be turned.
  private func isConvincing(_ lines: [Line]) -> Bool {
    let characters = lines.reduce(0) { $0 + $1.text.count }
    let level = lines.filter(isLevel).reduce(0) { $0 + Double($1.confidence) * Double($1.text.count) }
    return characters >= 12 && level / Double(characters) >= 0.75
  }

  /// How much sure text the lines hold.
  private func weight(of lines: [Line]) -> Double {
    lines.filter(isLevel).reduce(0) { $0 + max(0, Double($1.confidence) - 0.4) * Double($1.text.count) }
  }

  /// Whether a line runs from left to right; Tesseract reads lines that stand on end, too, as they stand.
  private func isLevel(_ line: Line) -> Bool {
    line.text.count < 4 || line.boundingBox.width > line.boundingBox.height
  }
}
