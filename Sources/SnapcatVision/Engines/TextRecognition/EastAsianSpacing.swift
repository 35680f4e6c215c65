import Foundation

/// Joins Chinese, Japanese and Korean characters that an engine read as words of their own.
///
/// These scripts set a word's characters without blanks, and an engine's words for them are often single characters.
struct EastAsianSpacing {
  typealias Line = TextRecognitionResult.Line

  /// The widest gap within a word, in heights of the line.
  var widestGap = 0.45

  /// The line with such words joined unless a blank is printed between them.
  func joined(_ line: Line) -> Line {
    let height = line.boundingBox.height
    var words: [Line.Word] = []
    for word in line.words {
      if let last = words.last, isEastAsian(last.text.last), isEastAsian(word.text.first),
        word.boundingBox.minX - last.boundingBox.maxX <= widestGap * height
      {
        words[words.count - 1] = last.joined(with: word, as: last.text + word.text)
      } else {
        words.append(word)
      }
    }
    guard words.count < line.words.count else { return line }
    var result = line
    result.words = words
    return result
  }

  private func isEastAsian(_ character: Character?) -> Bool {
    guard let scalar = character?.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x11FF, 0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x2FA1F:
      return true
    default:
      return false
    }
  }
}
