/// Undoes spaced-out lettering.
enum LetterSpacing {
  /// The text with runs of single letters joined: "L A U R A   B E C K E R" becomes "LAURA BECKER".
  ///
  /// Blanks of more than one space part words. A text that is not made of single letters alone stays as it is.
  static func closed(_ text: String) -> String {
    let letters = text.split(whereSeparator: \.isWhitespace)
    guard letters.count >= 5, letters.allSatisfy({ $0.count == 1 }), letters.allSatisfy({ $0.first?.isLetter == true })
    else { return text }
    var words = [""]
    var blanks = 0
    for character in text {
      if character.isWhitespace {
        blanks += 1
      } else {
        if blanks > 1, words.last?.isEmpty == false { words.append("") }
        blanks = 0
        words[words.count - 1].append(character)
      }
    }
    return words.joined(separator: " ")
  }
}
