import CTesseract
import Foundation

/// Reads text with Tesseract.
///
/// It may be called from several threads at once; each call borrows handles of its own from a pool.
public final class TesseractTextRecognitionEngine: TextRecognitionEngine {
  private let installation: TesseractInstallation
  private let pool: TesseractHandlePool

  /// Creates an engine over the data of an installation; nothing is loaded before the first reading.
  public init(installation: TesseractInstallation = TesseractInstallation()) {
    self.installation = installation
    pool = TesseractHandlePool(dataDirectory: installation.dataDirectory)
  }

  public func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    let models = try models(for: options)
    let working = try WorkingImage(of: image)
    let page = try uprightPage(working.pixels, model: models[0], options: options)
    var lines = page.lines
    if options.level == .accurate {
      lines = try TesseractLineReader(pool: pool, models: models, level: options.level)
        .lines(of: page.pixels, firstReading: lines.flatMap(TextLineLayout().split))
    }
    let filter = TextNoiseFilter()
    guard filter.holdsText(lines) else { return TextRecognitionResult(lines: [], rotation: 0) }
    lines = TextLineLayout().lines(from: lines.filter(filter.isText)).map(filter.withoutDecoration)
      .filter(filter.isText).map(AddressRepair().repaired)
    if options.usesLanguageCorrection { lines = try corrected(lines, models: models, level: options.level) }
    let mender = CustomWordMender(words: options.customWords)
    let calibration = options.level == .accurate ? ConfidenceCalibration.accurate : .fast
    lines = lines.map { working.inImage(calibration.calibrated(mender.mended($0))) }
      .filter { Double($0.boundingBox.height) >= options.minimumTextHeight }
    return TextRecognitionResult(lines: lines, rotation: page.rotation)
  }

  /// A flattened page as it reads best, with its first reading and the degrees clockwise that it was turned by.
  private struct Page {
    var pixels: PixelBuffer
    var rotation: Int
    var lines: [TextRecognitionResult.Line]
  }

  /// Reads the page as it is, and turned as far as that reading does not convince.
  private func uprightPage(_ pixels: PixelBuffer, model: String, options: TextRecognitionOptions) throws -> Page {
    func page(turnedBy rotation: Int) throws -> Page {
      let turned = try pixels.rotated(clockwiseDegrees: rotation)
      let lines = try readPage(turned, model: model, level: options.level)
      return Page(pixels: turned, rotation: rotation, lines: lines)
    }
    var best = try page(turnedBy: 0)
    guard options.detectsOrientation, !isConvincing(best.lines), try mayHoldText(pixels) else { return best }
    let likeliest = try orientation(of: pixels)
    if likeliest == 0, weight(of: best.lines) > 0 { return best }
    let turns = [likeliest, 180, 90, 270].compactMap(\.self).filter { $0 != 0 }
    for (index, turn) in turns.enumerated() where !isConvincing(best.lines) && !turns[..<index].contains(turn) {
      let other = try page(turnedBy: turn)
      if weight(of: other.lines) > weight(of: best.lines) { best = other }
    }
    return best
  }

  /// Whether the page has shapes like lines, upright or on end, and not as many as texture has.
  private func mayHoldText(_ pixels: PixelBuffer) throws -> Bool {
    let counts = [
      try pixels.textLineBoxes().count, try pixels.rotated(clockwiseDegrees: 90).textLineBoxes().count,
    ]
    return counts.contains { (1...400).contains($0) }
  }

  /// Tesseract's names of the models that read, the one for whole pages first.
  private func models(for options: TextRecognitionOptions) throws -> [String] {
    guard options.languages.isEmpty else {
      return [try installation.names(of: options.languages).joined(separator: "+")]
    }
    guard options.level == .accurate, let latin = installation.installedName(of: "Latin") else {
      return try installation.names(of: ["eng"])
    }
    return [latin] + [installation.installedName(of: "eng")].compactMap(\.self)
  }

  private func readPage(_ image: PixelBuffer, model: String, level: RecognizeTextRequest.RecognitionLevel) throws
    -> [TextRecognitionResult.Line]
  {
    try pool.withHandle(for: model, level: level) { try $0.readLines(of: image, segmentation: PSM_AUTO) }
  }

  private func corrected(
    _ lines: [TextRecognitionResult.Line], models: [String], level: RecognizeTextRequest.RecognitionLevel
  ) throws -> [TextRecognitionResult.Line] {
    // The last model is that of a language; those of scripts have the words of many languages in one list.
    guard let model = models.last else { return lines }
    return try pool.withHandle(for: model, level: level) { handle in
      lines.map(LanguageCorrector(isWord: handle.isWord).corrected)
    }
  }

  private func orientation(of image: PixelBuffer) throws -> Int? {
    guard installation.canDetectOrientation else { return nil }
    return try pool.withHandle(for: "osd", level: .fast) { handle in
      handle.detectOrientation(of: image).flatMap { $0.confidence >= 1 ? $0.rotation : nil }
    }
  }

  /// Whether the lines are so sure that the image cannot be turned.
  private func isConvincing(_ lines: [TextRecognitionResult.Line]) -> Bool {
    let characters = lines.reduce(0) { $0 + $1.text.count }
    let level = lines.filter(isLevel).reduce(0) { $0 + Double($1.confidence) * Double($1.text.count) }
    return characters >= 12 && level / Double(characters) >= 0.75
  }

  /// How much sure text the lines hold.
  private func weight(of lines: [TextRecognitionResult.Line]) -> Double {
    lines.filter(isLevel).reduce(0) { $0 + max(0, Double($1.confidence) - 0.4) * Double($1.text.count) }
  }

  /// Whether a line runs from left to right; Tesseract reads lines that stand on end, too, as they stand.
  private func isLevel(_ line: TextRecognitionResult.Line) -> Bool {
    line.text.count < 4 || line.boundingBox.width > line.boundingBox.height
  }
}
