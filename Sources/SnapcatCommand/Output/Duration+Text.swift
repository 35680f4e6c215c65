extension Duration {
  /// A span of time for people, such as "4.2 s", "3 min 20 s" or "2 h 5 min".
  static func text(seconds: Double) -> String {
    guard seconds >= 9.95 else {
      let tenths = Int((max(0, seconds) * 10).rounded())
      return "\(tenths / 10).\(tenths % 10) s"
    }
    let whole = Int(min(seconds, 1e9).rounded())
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<3600: return "\(whole / 60) min \(whole % 60) s"
    default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }
}
