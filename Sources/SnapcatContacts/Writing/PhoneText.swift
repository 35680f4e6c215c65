/// How numbers are written for address books.
enum PhoneText {
  /// The number in E.164 form where it is known; as printed where it is not or where an extension would get lost.
  static func dialable(_ phone: ContactValue) -> String {
    guard let e164 = phone.e164, !phone.value.contains(where: \.isLetter) else { return phone.value }
    return e164
  }
}
