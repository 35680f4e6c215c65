/// How long, or up to what size, frames are kept.
public enum KeepLimit: Hashable, Sendable, CustomStringConvertible {
  /// At most so many seconds.
  case age(Double)
  /// At most so many bytes in all.
  case size(Int)

  private static let ages: [(unit: String, seconds: Double)] = [
    ("d", 86_400), ("h", 3600), ("min", 60), ("w", 604_800),
  ]
  private static let sizes: [(unit: String, bytes: Double)] = [("GB", 1e9), ("MB", 1e6), ("TB", 1e12), ("kB", 1e3)]

  /// Reads "7d", "12h", "90min", "2w", "20GB", "500MB" ...; nil for anything else.
  public init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count).lowercased()
    guard let number = Double(digits), number > 0, number.isFinite else { return nil }
    if let age = Self.ages.first(where: { $0.unit == unit }) {
      self = .age(number * age.seconds)
    } else if let size = Self.sizes.first(where: { $0.unit.lowercased() == unit }), number * size.bytes < 1e18 {
      self = .size(Int(number * size.bytes))
    } else {
      return nil
    }
  }

  public var description: String {
    func text(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
    switch self {
    case .age(let seconds):
      let unit = Self.ages.first { seconds.truncatingRemainder(dividingBy: $0.seconds) == 0 } ?? ("min", 60)
      return text(seconds / unit.seconds) + unit.unit
    case .size(let bytes):
      let unit = Self.sizes.first { Double(bytes).truncatingRemainder(dividingBy: $0.bytes) == 0 } ?? ("kB", 1e3)
      return text(Double(bytes) / unit.bytes) + unit.unit
    }
  }
}
