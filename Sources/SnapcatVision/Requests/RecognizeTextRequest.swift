import Foundation

/// Reads the text of an image.
///
/// Text that is turned by 90, 180 or 270 degrees and light text on dark ground are read, too.
public struct RecognizeTextRequest: ImageProcessingRequest {
  /// How much time reading may take.
  public enum RecognitionLevel: String, Codable, CaseIterable, Sendable {
    /// Each line is read by several models and the surest reading wins.
    case accurate
    /// One reading, without the word lists of a language.
    case fast
  }

  public var regionOfInterest = NormalizedRect.fullImage
  public var recognitionLevel = RecognitionLevel.accurate
  /// Whether running text is corrected with word lists; e-mails, numbers and names are left alone.
  public var usesLanguageCorrection = false
  /// Words that are likely to occur; unlike in Apple's Vision they count without language correction, too.
  ///
  /// Where a reading is unsure and looks like one of them, the word is taken. A word that starts with "@", such as
  /// "@gmail.com", stands for the end of e-mail addresses.
  public var customWords: [String] = []
  /// Languages by Tesseract's names, the likeliest first; empty for the level's default.
  public var recognitionLanguages: [String] = []
  /// Whether the script of the text is found out and read with the models installed for it, besides the languages given.
  ///
  /// A script that is surely there but has no model installed is an error that names the Debian package.
  public var automaticallyDetectsLanguage = false
  /// Lines lower than this share of the image's height are left out, in 0...1; 0 for no limit.
  public var minimumTextHeightFraction: Float = 0
  /// Stages of the reading that are left out, to see what each is worth.
  public var skippedStages: Set<TextRecognitionStage> = []
  /// Who looks on while the text is read, for debugging and timing; nil for nobody.
  public var observer: TextRecognitionObserver?

  public init() {}

  /// The lines, in reading order.
  ///
  /// - Throws: ``VisionError``: a bad region or setting, a language that is not installed, a failure of the engine.
  public func perform(in context: ImageRequestContext) throws -> [RecognizedTextObservation] {
    guard (0...1).contains(minimumTextHeightFraction) else {
      throw VisionError.invalidSetting("minimumTextHeightFraction is \(minimumTextHeightFraction); it must be in 0...1")
    }
    let region = try context.region(of: self)
    let result = try context.engines.textRecognition.recognizeText(
      in: region.pixels, options: options(forHeight: context.image.height))
    return result.lines.map { RecognizedTextObservation($0, in: region, rotation: result.rotation) }
  }

  /// Loads what the first reading needs, for a caller that has something else to do until there is an image.
  ///
  /// Without it the first reading does so; later ones find everything loaded. What cannot be loaded is an error of the
  /// reading.
  public func prepare(_ engines: VisionEngines = .standard) {
    engines.textRecognition.prepare(for: options(forHeight: 0))
  }

  /// The settings as an engine takes them, for an image of so many rows.
  package func options(forHeight height: Int) -> TextRecognitionOptions {
    var options = TextRecognitionOptions()
    options.level = recognitionLevel
    options.usesLanguageCorrection = usesLanguageCorrection
    options.customWords = customWords
    options.languages = recognitionLanguages
    options.detectsLanguage = automaticallyDetectsLanguage
    options.minimumTextHeight = Double(minimumTextHeightFraction) * Double(height)
    options.skippedStages = skippedStages
    options.observer = observer
    return options
  }
}
