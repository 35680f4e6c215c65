import SnapcatVision

extension RecognizeTextRequest {
  /// The name that stands for finding the script out, where languages are named in a file or on a command line.
  public static let automaticLanguage = "auto"

  /// Sets the languages by the names that people give; "auto" among them lets the script be found out.
  public mutating func setLanguages(named names: [String]) {
    automaticallyDetectsLanguage = names.contains(Self.automaticLanguage)
    recognitionLanguages = names.filter { $0 != Self.automaticLanguage }
  }
}
