import Foundation

@testable import SnapcatVision

/// A Darknet detector of one layer that can be written down in code: two classes, one anchor, all weights 0.
enum TinyDarknet {
  private static let configuration = Data(
    """
    [net]
    width=32
    height=32
    channels=3

    [convolutional]
    filters=7
    size=1
    stride=1
    pad=0
    activation=linear

    [yolo]
    mask=0
    anchors=8,8
    classes=2
    num=1

    """.utf8)

  /// The header (version 0.2, no pictures seen), then seven biases and three weights for each of seven filters.
  private static let weights: Data = {
    var data = Data()
    for value in [0, 2, 0, 0, 0] as [Int32] { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    for _ in 0..<7 * 4 { withUnsafeBytes(of: Float(0).bitPattern.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }()

  /// Writes `NAME.yaml`, `net.weights`, `net.cfg` and `labels/two.txt`.
  static func write(to folder: URL, name: String) throws {
    let labels = folder.appending(path: "labels")
    try FileManager.default.createDirectory(at: labels, withIntermediateDirectories: true)
    try weights.write(to: folder.appending(path: "net.weights"))
    try configuration.write(to: folder.appending(path: "net.cfg"))
    try Data("cat\ndog\n".utf8).write(to: labels.appending(path: "two.txt"))
    let manifest = """
      name: \(name)
      description: A network that has learned nothing.
      license: CC0
      architecture: darknet-yolo
      files:
        - role: weights
          name: net.weights
          sha256: \(SHA256Digest(of: Array(weights)))
          bytes: \(weights.count)
          sources: [{file: net.weights}]
        - role: configuration
          name: net.cfg
          sha256: \(SHA256Digest(of: Array(configuration)))
          bytes: \(configuration.count)
          sources: [{file: net.cfg}]
      input:
        width: 32
        height: 32
        colorOrder: rgb
        scale: 0.00392
        letterbox: center
      labels: labels/two.txt
      """
    try Data(manifest.utf8).write(to: folder.appending(path: "\(name).yaml"))
  }
}
