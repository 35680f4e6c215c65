/// A number of things in words.
enum Counted {
  /// "1 cat", "2 cats", "no cats".
  static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count == 0 ? "no" : String(count)) \(count == 1 ? one : many ?? one + "s")"
  }
}
