/// The file formats that networks are read from.
enum NetworkFormat: String, Hashable, Sendable, CaseIterable {
  case darknet
  case onnx
  case caffe
  case tensorFlow

  /// The ending of the weights file, without the dot.
  var fileExtension: String {
    switch self {
    case .darknet: "weights"
    case .onnx: "onnx"
    case .caffe: "caffemodel"
    case .tensorFlow: "pb"
    }
  }

  /// Whether a configuration file has to stand beside the weights.
  var needsConfiguration: Bool { self == .darknet || self == .caffe }

  /// The format of a weights file by the ending of its name, or nil when no format has it.
  init?(weightsFileName name: String) {
    let ending = name.split(separator: ".").last?.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtension == ending }) else { return nil }
    self = format
  }
}
