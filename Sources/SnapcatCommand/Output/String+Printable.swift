extension String {
  /// The text with control characters replaced, so that a file's name cannot steer the terminal.
  var printable: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
