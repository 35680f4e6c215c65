import COpenCV

/// A network that OpenCV runs on the processor.
///
/// Sendable so that a pool can hand it from thread to thread, but one call at a time may use it: whoever checked it out
/// of the pool.
final class OpenCVNetwork: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Reads a network from files.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  init(format: NetworkFormat, weightsPath: String, configurationPath: String?) throws(VisionError) {
    var handle: OpaquePointer?
    try checkingOpenCV { error in
      weightsPath.withCString { weights in
        guard let configurationPath else { return scv_network_read(format.code, weights, nil, &handle, error) }
        return configurationPath.withCString { scv_network_read(format.code, weights, $0, &handle, error) }
      }
    }
    self.handle = try Self.checked(handle)
  }

  /// Reads a network from bytes.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  init(format: NetworkFormat, weights: [UInt8], configuration: [UInt8]?) throws(VisionError) {
    var handle: OpaquePointer?
    try checkingOpenCV {
      scv_network_parse(
        format.code, weights, weights.count, configuration ?? [], configuration?.count ?? 0, &handle, $0)
    }
    self.handle = try Self.checked(handle)
  }

  deinit {
    scv_network_free(handle)
  }

  /// Runs the network on an image, placed into the input as `letterbox` says, and gives its outputs.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func forward(_ image: PixelBuffer, input: NetworkInput, letterbox: Letterbox) throws -> [Tensor] {
    var settings = scv_network_input()
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

  private static func checked(_ handle: OpaquePointer?) throws(VisionError) -> OpaquePointer {
    guard let handle else { throw .engineFailed("OpenCV: no network was made") }
    return handle
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
