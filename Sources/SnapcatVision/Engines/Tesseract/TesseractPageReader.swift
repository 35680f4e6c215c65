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

  /// Reads the page as it is, and turned as far as that reading does not convince.
  func page(of pixels: PixelBuffer) throws -> Page {
    let script =
      options.detectsLanguage
      ? try stages.measure(.script, { _ in (pixels, []) }) { try orientation(of: pixels) } : nil
    let models = try TesseractModels(installation: installation).choice(for: options, orientation: script)
    let upright = try stages.measure(.page, { ($0.pixels, $0.lines) }) { try page(of: pixels, turnedBy: 0, models) }
    guard options.detectsOrientation, stages.includes(.orientation), !isConvincing(upright.lines) else {
      return upright
    }
    return try stages.measure(.orientation, { ($0.pixels, $0.lines) }) { try best(than: upright, of: pixels) }
  }

  private func best(than upright: Page, of pixels: PixelBuffer) throws -> Page {
    guard try mayHoldText(pixels) else { return upright }
    let detected = try orientation(of: pixels).flatMap { $0.confidence >= 1 ? $0.rotation : nil }
    if detected == 0, weight(of: upright.lines) > 0 { return upright }
    var best = upright
    let turns = [detected, 180, 90, 270].compactMap(\.self).filter { $0 != 0 }
    for (index, turn) in turns.enumerated() where !isConvincing(best.lines) && !turns[..<index].contains(turn) {
      let other = try page(of: pixels, turnedBy: turn, upright.models)
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

  /// Whether the page has shapes like lines, upright or on end, and not as many as texture has.
  private func mayHoldText(_ pixels: PixelBuffer) throws -> Bool {
    let counts = [
      try pixels.textLineBoxes().lines.count, try pixels.rotated(clockwiseDegrees: 90).textLineBoxes().lines.count,
    ]
    return counts.contains { (1...TesseractLineReader.mostBoxes).contains($0) }
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
