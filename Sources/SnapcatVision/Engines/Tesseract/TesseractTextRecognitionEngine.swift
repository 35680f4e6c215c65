import CTesseract
import Foundation

/// Reads text with Tesseract.
///
/// It may be called from several threads at once; each call borrows handles of its own from a pool.
public final class TesseractTextRecognitionEngine: TextRecognitionEngine {
  private let installation: TesseractInstallation
  private let wordPool: TesseractHandlePool
  /// Handles that know no words: as good on cards, and the small ones of each language.
  private let characterPool: TesseractHandlePool

  /// Creates an engine over the data of an installation; nothing is loaded before the first reading.
  public init(installation: TesseractInstallation = TesseractInstallation()) {
    self.installation = installation
    wordPool = TesseractHandlePool(dataDirectory: installation.dataDirectory, usesWordLists: true)
    characterPool = TesseractHandlePool(dataDirectory: installation.dataDirectory, usesWordLists: false)
  }

  public func recognizeText(in image: PixelBuffer, options: TextRecognitionOptions) throws -> TextRecognitionResult {
    let stages = TextRecognitionStages(options)
    // A missing language is an error of its own, before any work.
    _ = try TesseractModels(installation: installation).choice(for: options, orientation: nil)
    let working = try stages.measure(.flattening, { ($0.pixels, []) }) { try WorkingImage(of: image, stages: stages) }
    let pool = pool(for: options)
    let reader = TesseractPageReader(installation: installation, pool: pool, options: options, stages: stages)
    let page = try reader.page(of: working.pixels)
    var lines = try stages.apply(.lines, to: page.lines, of: page.pixels) { lines in
      guard options.level == .accurate else { return lines }
      let reader = TesseractLineReader(
        pool: pool, models: page.models.names, fallbackModels: page.models.fallback, level: options.level)
      return try reader.lines(of: page.pixels, firstReading: lines.flatMap(TextLineLayout().split))
    }
    let words = stages.includes(.customWords) ? options.customWords : []
    let mender = mender(of: words, page: page, level: options.level, pool)
    lines = try stages.apply(.noise, to: lines, of: page.pixels) { try withoutNoise($0, mender: mender) }
    lines = TextLineLayout().lines(from: lines)
    lines = try stages.apply(.noise, to: lines, of: page.pixels) {
      try $0.compactMap { try TextNoiseFilter().withoutDecoration($0) ?? withCustomWord($0, mender: mender) }
    }
    lines = stages.apply(.spacing, to: lines, of: page.pixels) { $0.map(EastAsianSpacing().joined) }
    lines = stages.apply(.repair, to: lines, of: page.pixels) { $0.map(AddressRepair().repaired) }
    lines = try stages.apply(.correction, to: lines, of: page.pixels) {
      options.usesLanguageCorrection ? try corrected($0, models: page.models.names, level: options.level) : $0
    }
    lines = try stages.apply(.customWords, to: lines, of: page.pixels) { try $0.map(mender.mended) }
    let calibration = options.level == .accurate ? ConfidenceCalibration.accurate : .fast
    lines = stages.apply(.calibration, to: lines, of: page.pixels) { $0.map(calibration.calibrated) }
    return TextRecognitionResult(
      lines: lines.map(working.inImage).filter { Double($0.boundingBox.height) >= options.minimumTextHeight },
      rotation: lines.isEmpty ? 0 : page.rotation)
  }

  public func prepare(for options: TextRecognitionOptions) {
    let models = try? TesseractModels(installation: installation).choice(for: options, orientation: nil)
    for name in models?.names ?? [] { pool(for: options).prepare(name, level: options.level) }
  }

  private func pool(for options: TextRecognitionOptions) -> TesseractHandlePool {
    options.level == .accurate || options.usesLanguageCorrection ? wordPool : characterPool
  }

  /// The lines that are text, and those of the others that hold a custom word all the same.
  private func withoutNoise(
    _ lines: [TextRecognitionResult.Line], mender: CustomWordMender
  ) throws -> [TextRecognitionResult.Line] {
    let text = TextNoiseFilter().filtered(lines)
    return try text + lines.filter { !text.contains($0) }.compactMap { try withCustomWord($0, mender: mender) }
  }

  /// A line that passes for noise, mended, when it holds a custom word; nil when it does not.
  private func withCustomWord(
    _ line: TextRecognitionResult.Line, mender: CustomWordMender
  ) throws -> TextRecognitionResult.Line? {
    let line = try mender.mended(AddressRepair().repaired(line))
    return mender.holdsCustomWord(line) ? line : nil
  }

  private func mender(
    of words: [String], page: TesseractPageReader.Page, level: RecognizeTextRequest.RecognitionLevel,
    _ pool: TesseractHandlePool
  ) -> CustomWordMender {
    CustomWordMender(words: words) { line in
      let image = try page.pixels.textLineImage(in: line.boundingBox)
      return try page.models.names.map { model in
        try pool.withHandle(for: model, level: level) { handle in
          func reading(_ segmentation: TessPageSegMode) throws -> SecondLook.Reading {
            try handle.readSymbols(of: image.pixels, segmentation: segmentation)
              .map { ($0.symbols, image.inPage($0.boundingBox)) }
          }
          let single = try reading(PSM_SINGLE_LINE)
          let width = single.reduce(CGRect.null) { $0.union($1.boundingBox) }.width
          // Layout analysis drops letters that touch all along a line; a raw line is read without it.
          return Double(width) < TesseractLineReader.leastCoverage * Double(line.boundingBox.width)
            ? try reading(PSM_RAW_LINE) : single
        }
      }
    }
  }

  private func corrected(
    _ lines: [TextRecognitionResult.Line], models: [String], level: RecognizeTextRequest.RecognitionLevel
  ) throws -> [TextRecognitionResult.Line] {
    // The last model is that of a language; those of scripts have the words of many languages in one list.
    guard let model = models.last else { return lines }
    return try wordPool.withHandle(for: model, level: level) { handle in
      lines.map(LanguageCorrector(isWord: handle.isWord).corrected)
    }
  }
}
