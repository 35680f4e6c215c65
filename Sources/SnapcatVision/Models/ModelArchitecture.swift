import SnapcatYAML

/// What a network's outputs mean; each architecture has a decoder of its own.
public enum ModelArchitecture: String, CaseIterable, Codable, Hashable, Sendable, YAMLScalar {
  /// YOLO v2 to v4 in Darknet's own format.
  case darknetYOLO = "darknet-yolo"
  /// YOLOX as its own exporter writes it.
  case yolox
  /// Planes of likelihoods: card, border of a card, corner of a card.
  case cardOutline = "card-outline"
}
