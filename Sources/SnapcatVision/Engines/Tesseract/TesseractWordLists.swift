/// What a Tesseract knows of the words of its language.
enum TesseractWordLists {
  /// Nothing: every character counts for itself.
  case none
  /// The language's words are preferred to others; their lists are loaded.
  case loaded
  /// The same, with the lists that another handle for the same data has loaded and still holds.
  case shared
}
