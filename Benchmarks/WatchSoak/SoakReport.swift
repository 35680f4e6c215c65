import Foundation

/// Prints figures and remembers whether one missed its goal.
struct SoakReport {
  private(set) var hasMisses = false

  /// Prints a figure with its goal.
  mutating func check(_ name: String, _ figure: String, goal: String, _ isMet: Bool) {
    say("\(isMet ? "ok  " : "MISS") \(name): \(figure) (goal: \(goal))")
    if !isMet { hasMisses = true }
  }

  /// Prints a figure that has no goal.
  func note(_ name: String, _ figure: String) { say("     \(name): \(figure)") }

  /// A number with so many decimals.
  static func text(_ value: Double, _ places: Int = 3) -> String { String(format: "%.\(places)f", value) }

  /// Prints a line at once, also into a file.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
