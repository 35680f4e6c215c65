/// How web addresses are written for address books.
enum WebText {
  /// The address with a scheme, so that it can be followed.
  static func uri(_ website: String) -> String {
    let lowered = website.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://") ? website : "http://\(website)"
  }

  /// What an address comes down to when scheme, "www." and a last slash do not count.
  static func key(_ website: String) -> String {
    var rest = website.lowercased()[...]
    for prefix in ["https://", "http://", "www."] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    while rest.last == "/" { rest = rest.dropLast() }
    return String(rest)
  }
}
