import SnapcatVision

/// Manifests for tests.
public enum ManifestText {
  /// A manifest of a yolox model whose weights have the bytes "whiskers", with the given place to have them from.
  ///
  /// - Parameter source: the place as the manifest names it; `file: WEIGHTS` beside the manifest when left out.
  public static func yolox(name: String, weights: String = "weights.onnx", source: String? = nil) -> String {
    """
    name: \(name)
    description: A network that knows whiskers.
    license: CC0
    architecture: yolox
    files:
      - role: weights
        name: \(weights)
        sha256: \(whiskers)
        bytes: 8
        sources:
          - \(source ?? "file: \(weights)")
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
  public static let whiskers = SHA256Digest(of: Array("whiskers".utf8)).description
}
