import SnapcatYAML

/// How far a run goes to find the card that belongs to a cat; each rule also tries those above it.
public enum PairingRule: String, Codable, Hashable, Sendable, CaseIterable, YAMLScalar {
  /// Nothing is paired but a cat and a card in the same picture.
  case none
  /// Files of the same name, such as `tom.jpg` and `tom-card.jpg`.
  case stem
  /// The only card that is left in the cat's folder.
  case folder
  /// The next card in capture order after the cat.
  case sequence
}
