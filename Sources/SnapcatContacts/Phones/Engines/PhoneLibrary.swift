import CPhoneNumber

/// The door to libphonenumber.
enum PhoneLibrary {
  /// The number that a text means in a region (two capital letters); nil when it cannot be one.
  static func parse(_ text: String, region: String?) -> ParsedPhone? {
    var number = spn_number()
    guard spn_parse(text, region ?? "ZZ", &number) == 1 else { return nil }
    return ParsedPhone(
      e164: string(of: number.e164), region: string(of: number.region), kind: kind(number.type),
      isValid: number.valid == 1)
  }

  /// Whether the library knows the numbering plan of a region (two capital letters).
  static func supportsRegion(_ region: String) -> Bool { spn_region_is_supported(region) == 1 }

  private static func kind(_ type: Int32) -> ParsedPhone.Kind {
    switch type {
    case 0, 6: .fixedLine
    case 1: .mobile
    case 2: .fixedLineOrMobile
    case 3...5, 7...10: .special
    default: .unknown
    }
  }

  /// The text of a fixed C array that ends with a zero byte.
  private static func string<Bytes>(of bytes: Bytes) -> String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
