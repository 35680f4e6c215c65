import SnapcatPipeline
import SnapcatVision

/// The options of every command that reads text.
enum ReadingArguments {
  static let level = Argument<RecognizeTextRequest.RecognitionLevel>.option(
    "level", value: "LEVEL", default: .accurate, help: "How much time reading may take.")
  static let customWords = Argument<[String]>.repeated(
    "custom-word", short: "w", value: "WORD", help: "A word that is likely to occur, such as a company's name.")
  static let languages = Argument<[String]>.repeated(
    "language", short: "l", value: "NAME",
    help: "A language by Tesseract's name, such as eng or deu, the likeliest first; auto finds the script out.")
  static let languageCorrection = Argument<OnOff>.option(
    "language-correction", value: "STATE", default: .off,
    help: "Whether running text is corrected with word lists; e-mails, numbers and names are left alone.")

  static let definitions = [
    level.definition, customWords.definition, languages.definition, languageCorrection.definition,
  ]

  /// Sets what the options say.
  static func apply(_ arguments: ParsedArguments, to request: inout RecognizeTextRequest) throws(UsageError) {
    request.recognitionLevel = try arguments[level]
    request.customWords = try arguments[customWords]
    request.setLanguages(named: try arguments[languages])
    request.usesLanguageCorrection = try arguments[languageCorrection] == .on
  }
}
