/// Estimates the size of type from the box around it.
enum TypeSize {
  /// The type size in the box's unit.
  ///
  /// A box hugs its ink, so "sea" makes a lower one than "Tag" in the same type; the letters say how much of the type size
  /// the ink takes.
  static func estimate(_ text: String, height: Double) -> Double {
    var isTall = false
    var hasDescender = false
    for scalar in text.unicodeScalars {
      if "gjpqyQ,;()[]{}/|@".unicodeScalars.contains(scalar) { hasDescender = true }
      if scalar.properties.isUppercase || scalar.isDigit || "bdfhklt()[]{}/|@".unicodeScalars.contains(scalar)
        || scalar.isEastAsian
      {
        isTall = true
      }
    }
    let share = (isTall ? 0.72 : 0.53) + (hasDescender ? 0.2 : 0)
    return height / share
  }
}
