/// The state of a run as one line of a terminal.
struct ProgressBar: Sendable {
  /// Clears the rest of the line (ECMA-48, erase in line).
  static let clearing = "\u{1B}[K"

  let done: Int
  /// Those of them that took no time, since an earlier run had done them.
  var takenOver = 0
  /// Nil when it is not known.
  let total: Int?
  /// Time since the start.
  let seconds: Double

  /// The line, shorter than `width` so that the terminal does not wrap it.
  func text(width: Int) -> String {
    guard let total, total > 0 else { return String("\(done) pictures".prefix(max(0, width - 1))) }
    let share = Double(min(done, total)) / Double(total)
    let percent = "\(Int(share * 100))"
    let numbers = " \(String(repeating: " ", count: 3 - percent.count))\(percent) %  \(done)/\(total)\(remaining)"
    let room = width - 1 - numbers.count - 2
    guard room >= 8 else { return String(numbers.dropFirst().prefix(max(0, width - 1))) }
    let length = min(room, 40)
    let filled = Int(share * Double(length))
    return "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: length - filled) + "]" + numbers
  }

  /// How long it will still take, once that can be said.
  private var remaining: String {
    guard let total, done > takenOver, done < total, seconds >= 1 else { return "" }
    let left = seconds / Double(done - takenOver) * Double(total - done)
    return "  " + Duration.text(seconds: left) + " left"
  }
}
