import SnapcatPipeline

/// The names of an image sequence: a number of a fixed or any length between two texts, as in `walk-%04d.jpg`.
struct SequencePattern: Hashable, Sendable {
  let prefix: String
  let suffix: String
  /// The least count of digits.
  let digits: Int

  /// Reads a pattern with one `%d` or `%0Nd` in its last part; nil when it has none.
  init?(_ text: String) {
    guard let percent = text.lastIndex(of: "%"), let end = text[percent...].firstIndex(of: "d") else { return nil }
    let width = text[text.index(after: percent)..<end]
    guard width.allSatisfy(\.isASCII), width.isEmpty || (width.hasPrefix("0") && Int(width) != nil),
      !text[end...].contains("/")
    else { return nil }
    prefix = String(text[..<percent])
    suffix = String(text[text.index(after: end)...])
    digits = Int(width) ?? 1
  }

  /// The files that are there, in the order of their numbers.
  ///
  /// - Throws: `SystemCallError` when the folder cannot be listed.
  func files() throws(SystemCallError) -> [String] {
    let folder =
      FilePath(prefix).bytes.last == UInt8(ascii: "/") ? FilePath(prefix) : FilePath(prefix).deletingLastComponent
    let start = prefix.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    var numbered: [(number: Int, name: String)] = []
    for name in try FileSystem.names(in: folder) {
      guard let text = String(validating: name.bytes, as: UTF8.self), text.hasPrefix(start), text.hasSuffix(suffix),
        text.count > start.count + suffix.count
      else { continue }
      let number = text.dropFirst(start.count).dropLast(suffix.count)
      guard number.count >= digits, number.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(number) else {
        continue
      }
      numbered.append((value, folder.appending(name).description))
    }
    return numbered.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.name)
  }
}
