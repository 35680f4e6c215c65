/// How far a run goes to find the card that belongs to a cat; each rule also tries the ones above it.
public enum PairingRule: String, Codable, Hashable, Sendable, CaseIterable {
  /// Nothing is paired, but for pictures that show both.
  case none
  /// A file of the same name, such as `tom.jpg` and `tom-card.jpg`.
  case stem
  /// The only card that is left in the cat's folder.
  case folder
  /// The next card in capture order after the cat.
  case sequence
}
