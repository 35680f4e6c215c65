import Foundation
import Synchronization

/// The network that tells cards from ground, with the copies of it that are free.
///
/// A call takes a network out and puts it back, so that no network is used by two calls at once; a call that finds none
/// loads one.
final class CardNetwork: Sendable {
  /// The model's name in the store.
  static let modelName = "card-outline"

  private let weights: URL
  private let input: NetworkInput
  private let free = Mutex<[OpenCVNetwork]>([])

  /// Finds the model; its first network is loaded when it is needed.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)``.
  convenience init(in store: ModelStore) throws(VisionError) {
    let manifest = try store.manifest(named: Self.modelName)
    guard let weights = manifest.file(.weights) else {
      throw .modelUnavailable("the model \(manifest.name) names no weights")
    }
    self.init(weights: try store.url(of: weights, in: manifest), input: manifest.input)
  }

  init(weights: URL, input: NetworkInput) {
    self.weights = weights
    self.input = input
  }

  /// What the network sees in an image of three channels.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func evidence(in image: PixelBuffer) throws -> CardEvidence {
    let letterbox = Letterbox(
      imageWidth: image.width, imageHeight: image.height, inputWidth: input.width, inputHeight: input.height,
      placement: input.placement)
    let network =
      try free.withLock { $0.popLast() }
      ?? OpenCVNetwork(format: .onnx, weights: Data(contentsOf: weights, options: .mappedIfSafe), configuration: nil)
    defer { free.withLock { $0.append(network) } }
    guard let output = try network.forward(image, input: input, letterbox: letterbox).first else {
      throw VisionError.engineFailed("the model \(Self.modelName) has no output")
    }
    return try CardEvidence(output, input: input, letterbox: letterbox)
  }
}
