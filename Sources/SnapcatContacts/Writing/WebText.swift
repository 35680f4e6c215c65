/// How web addresses are written for address books.
enum WebText {
  /// The address with a scheme, so that it can be followed.
  static func uri(_ website: String) -> String {
    let lowered = website.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://") ? website : "http://\(website)"
  }
}
