/// The name that a cat's picture and its card's picture share.
struct PairingName: Hashable, Sendable {
  private static let suffixes = ["-card", "_card", ".card"]

  /// The stem without the word for a card, in lower case.
  let name: [UInt8]
  /// Whether the stem said that it is a card.
  let saysCard: Bool

  /// The name together with the folder it is looked for in.
  func place(in folder: FilePath) -> [[UInt8]] { [folder.bytes, name] }

  init(_ path: FilePath) {
    let stem = path.stem
    let lowered = String(validating: stem, as: UTF8.self).map { Array($0.lowercased().utf8) } ?? stem
    let suffix = PairingName.suffixes.first {
      lowered.count > $0.utf8.count && lowered.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
    name = Array(lowered.dropLast(suffix?.utf8.count ?? 0))
    saysCard = suffix != nil
  }
}
