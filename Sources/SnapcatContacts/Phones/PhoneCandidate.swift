/// A run of digits that may be a telephone number.
struct PhoneCandidate: Hashable, Sendable {
  /// Positions of Unicode scalars in the line, label and remark excluded.
  var range: Range<Int>
  /// As printed.
  var text: String
  /// What a label before or a remark behind says.
  var label: PhoneLabels.Kind?
  /// Label, number and remark.
  var fullRange: Range<Int>
  /// Whether a label says that the number is no phone.
  var isDenied = false

  /// How many digits there are.
  var digitCount: Int { text.unicodeScalars.lazy.filter(\.isDigit).count }
}
