import SnapcatYAML

/// What a network's outputs mean; each architecture has a decoder of its own.
public enum ModelArchitecture: String, CaseIterable, Codable, Hashable, Sendable, YAMLScalar {
  /// YOLO v2 to v4 in Darknet's own format.
  case darknetYOLO = "darknet-yolo"
  /// YOLOX as its own exporter writes it, and networks trained in this project.
  case yolox
  /// Planes of likelihoods: card, border of a card, corner of a card.
  case cardOutline = "card-outline"
  /// YOLOv8 and later as the Ultralytics exporter writes them: a column a box, no objectness.
  case ultralytics
  /// YOLOv5 and networks with its head: a row a box, with an objectness.
  case ultralyticsV5 = "ultralytics-v5"
  /// Single-shot detectors that end in OpenCV's DetectionOutput layer (Caffe, TensorFlow).
  case ssd
}
