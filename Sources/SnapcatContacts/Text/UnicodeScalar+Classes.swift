extension Unicode.Scalar {
  /// Whether the scalar is one of 0 to 9.
  var isDigit: Bool { (0x30...0x39).contains(value) }

  /// Whether the scalar is a letter of any script.
  var isLetter: Bool {
    if value < 0x80 { return (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }
    return properties.isAlphabetic
  }

  /// Whether the scalar is a blank of any kind.
  var isBlank: Bool { value == 0x20 || value == 0x09 || value == 0xA0 || properties.isWhitespace }

  /// Whether the scalar belongs to Han, kana or Hangul.
  var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7AF, 0xF900...0xFAFF:
      true
    default: false
    }
  }

  /// Whether the scalar is a Hangul syllable.
  var isHangul: Bool { (0xAC00...0xD7AF).contains(value) }
}
