import Foundation

extension TemporaryFolder {
  /// The text of a file; empty when there is none.
  func text(_ name: String) -> String { (try? String(contentsOf: file(name), encoding: .utf8)) ?? "" }

  /// Waits until a file holds a text; false when it does not within two minutes, which a busy machine may need.
  func wait(for text: String, in name: String = "events.jsonl") -> Bool {
    for _ in 0..<2400 {
      if self.text(name).contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }
}
