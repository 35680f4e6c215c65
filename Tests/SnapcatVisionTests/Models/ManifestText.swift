@testable import SnapcatVision

/// Manifests for tests.
enum ManifestText {
  /// A manifest of a yolox model whose weights have the bytes "whiskers", with the given place to have them from.
  static func yolox(name: String, source: String = "file: weights.onnx") -> String {
    """
    name: \(name)
    description: A network that knows whiskers.
    license: CC0
    architecture: yolox
    files:
      - role: weights
        name: weights.onnx
        sha256: \(whiskers)
        bytes: 8
        sources:
          - \(source)
    input:
      width: 416
      height: 320
      colorOrder: bgr
      letterbox: topLeft
      padding: 114
    labels: labels.txt
    minimumConfidence: 0.3
    """
  }

  /// The SHA-256 of "whiskers".
  static let whiskers = SHA256Digest(of: Array("whiskers".utf8)).description
}
