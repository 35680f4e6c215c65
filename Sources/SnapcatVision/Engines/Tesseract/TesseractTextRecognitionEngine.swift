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
    var (rotation, prepared) = (0, working.pixels)
    var lines = try readPage(prepared, model: models[0], level: options.level)
    if options.detectsOrientation, !isConvincing(lines), let turn = try orientation(of: prepared), turn != 0 {
      let turned = try prepared.rotated(clockwiseDegrees: turn)
      let turnedLines = try readPage(turned, model: models[0], level: options.level)
      if weight(of: turnedLines) > weight(of: lines) { (rotation, prepared, lines) = (turn, turned, turnedLines) }
    }
    if options.level == .accurate {
      lines = try TesseractLineReader(pool: pool, models: models, level: options.level)
        .lines(of: prepared, firstReading: lines.flatMap(TextLineLayout().split))
    }
    let filter = TextNoiseFilter()
    lines = TextLineLayout().lines(from: lines.filter(filter.isText)).map(filter.withoutDecoration)
      .filter(filter.isText).map(AddressRepair().repaired)
    if options.usesLanguageCorrection { lines = try corrected(lines, models: models, level: options.level) }
    let mender = CustomWordMender(words: options.customWords)
    let calibration = options.level == .accurate ? ConfidenceCalibration.accurate : .fast
    lines = lines.map { working.inImage(calibration.calibrated(mender.mended($0))) }
      .filter { Double($0.boundingBox.height) >= options.minimumTextHeight }
    return TextRecognitionResult(lines: lines, rotation: rotation)
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
    return try pool.withHandle(for: "osd", level: .fast) { $0.detectOrientation(of: image)?.rotation }
  }

  /// Whether the lines are so sure that the image cannot be turned.
  private func isConvincing(_ lines: [TextRecognitionResult.Line]) -> Bool {
    let characters = lines.reduce(0) { $0 + $1.text.count }
    let mean = lines.reduce(0) { $0 + Double($1.confidence) * Double($1.text.count) } / Double(max(1, characters))
    return characters >= 12 && mean >= 0.75
  }

  /// How much sure text the lines hold.
  private func weight(of lines: [TextRecognitionResult.Line]) -> Double {
    lines.reduce(0) { $0 + max(0, Double($1.confidence) - 0.4) * Double($1.text.count) }
  }
}
