import COpenCV
import Foundation

/// A network that OpenCV runs on the processor.
///
/// Sendable so that a pool can hand it from thread to thread, but one call at a time may use it: whoever checked it out
/// of the pool.
final class OpenCVNetwork: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Reads a network from the bytes of its files.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  init(format: NetworkFormat, weights: Data, configuration: Data?) throws {
    var handle: OpaquePointer?
    try weights.withUnsafeBytes { weights in
      try (configuration ?? Data()).withUnsafeBytes { configuration in
        try checkingOpenCV {
          scv_network_read(
            format.code, weights.baseAddress, weights.count, configuration.baseAddress, configuration.count, &handle, $0
          )
        }
      }
    }
    guard let handle else { throw VisionError.engineFailed("OpenCV: no network was made") }
    self.handle = handle
  }

  deinit {
    scv_network_free(handle)
  }

  /// Runs the network on a view of an image and gives its outputs.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func forward(_ image: PixelBuffer, input: NetworkInput, view: DetectionView) throws -> [Tensor] {
    let letterbox = view.letterbox
    var settings = scv_network_input()
    settings.source_x = Int32(view.x)
    settings.source_y = Int32(view.y)
    settings.source_width = Int32(letterbox.imageWidth)
    settings.source_height = Int32(letterbox.imageHeight)
    settings.mirrors = view.isMirrored ? 1 : 0
    settings.width = Int32(input.width)
    settings.height = Int32(input.height)
    settings.content_x = Int32(letterbox.x)
    settings.content_y = Int32(letterbox.y)
    settings.content_width = Int32(letterbox.width)
    settings.content_height = Int32(letterbox.height)
    settings.padding = input.padding
    settings.swaps_red_and_blue = input.colorOrder == .rgb ? 1 : 0
    settings.scale = input.scale
    if input.mean.count == 3 { settings.mean = (input.mean[0], input.mean[1], input.mean[2]) }
    try image.withCImage { pixels in
      try checkingOpenCV { scv_network_forward(handle, pixels, &settings, $0) }
    }
    return try (0..<scv_network_output_count(handle)).map { try output($0) }
  }

  private func output(_ index: Int32) throws -> Tensor {
    var tensor = scv_tensor()
    try checkingOpenCV { scv_network_output(handle, index, &tensor, $0) }
    let shape = withUnsafeBytes(of: tensor.dimensions) { dimensions in
      dimensions.bindMemory(to: Int32.self).prefix(Int(tensor.dimension_count)).map(Int.init)
    }
    let values = UnsafeBufferPointer(start: tensor.values, count: shape.reduce(1, *))
    return Tensor(name: String(cString: tensor.name), shape: shape, values: Array(values))
  }
}

extension NetworkFormat {
  fileprivate var code: scv_network_format {
    switch self {
    case .darknet: SCV_NETWORK_DARKNET
    case .onnx: SCV_NETWORK_ONNX
    case .caffe: SCV_NETWORK_CAFFE
    case .tensorFlow: SCV_NETWORK_TENSORFLOW
    }
  }
}
