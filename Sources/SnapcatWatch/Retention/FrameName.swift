/// What folders and files under `frames/` and `events/` are called.
enum FrameName {
  /// Whether a name is that of a day's folder, as in "2026-11-30".
  static func isDay(_ name: String) -> Bool {
    let shape = name.utf8.map { $0 == UInt8(ascii: "-") ? "-" : isDigit($0) ? "0" : "x" }.joined()
    return shape == "0000-00-00"
  }

  /// Whether a name is that of a picture, as in "07-05-09.250.jpg" or "07-05-09.250-2.jpg".
  static func isPicture(_ name: String) -> Bool { isTime(name, ending: ".jpg") }

  /// Whether a name is that of a file of events, as in "07-05-09.250.jsonl".
  static func isEvents(_ name: String) -> Bool { isTime(name, ending: ".jsonl") }

  private static func isTime(_ name: String, ending: String) -> Bool {
    guard name.hasSuffix(ending), name.utf8.count <= 32, name.utf8.first.map(isDigit) == true else { return false }
    return name.dropLast(ending.count).utf8.allSatisfy {
      isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
