/// Chooses the models that read a page.
struct TesseractModels {
  /// The models of a page, by Tesseract's names.
  struct Choice: Hashable {
    /// The one for the page as a whole first.
    var names: [String]
    /// For lines of another script, which the others are not sure of.
    var fallback: [String] = []
  }

  /// Up to this confidence a detected script is a guess.
  private static let guess: Float = 1

  let installation: TesseractInstallation

  /// The models for the settings.
  ///
  /// - Parameter orientation: what is known of the page's script, when the language is to be found out.
  /// - Throws: ``VisionError/languageUnavailable(_:)`` for a language, or a script that is surely there, without data.
  func choice(for options: TextRecognitionOptions, orientation: TextOrientation?) throws(VisionError) -> Choice {
    let asked = try installation.names(of: options.languages)
    let usual = asked.isEmpty ? try usualNames(for: options) : [asked.joined(separator: "+")]
    guard options.detectsLanguage else { return Choice(names: usual) }
    let detected = try orientation.map(names) ?? []
    let fallback = installation.installedScripts.filter { !(usual + detected).contains($0) }
    return Choice(names: detected + usual.filter { !detected.contains($0) }, fallback: fallback)
  }

  private func usualNames(for options: TextRecognitionOptions) throws(VisionError) -> [String] {
    guard let latin = installation.installedName(of: "Latin") else { return try installation.names(of: ["eng"]) }
    // Language correction needs the words of a language, too.
    guard options.usesLanguageCorrection || options.level == .accurate && !options.skippedStages.contains(.secondModel)
    else { return [latin] }
    return [latin] + [installation.installedName(of: "eng")].compactMap(\.self)
  }

  /// The models of a script that is surely there.
  private func names(of orientation: TextOrientation) throws(VisionError) -> [String] {
    let scripts = Self.scripts[orientation.script] ?? [orientation.script]
    guard orientation.scriptConfidence > Self.guess, let first = scripts.first else { return [] }
    let installed = scripts.compactMap(installation.installedName(of:))
    return installed.isEmpty ? try installation.names(of: [first]) : installed
  }

  /// The models for scripts whose name differs from their model's, by the detection's names.
  private static let scripts = [
    "Han": ["Japanese", "HanS", "HanT"], "Hiragana": ["Japanese"], "Katakana": ["Japanese"], "Japanese": ["Japanese"],
    "Korean": ["Hangul"], "Common": [], "Latin": [],
  ]
}
