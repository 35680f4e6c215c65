import Foundation
import Synchronization

/// A model that is ready to run, with the networks that were loaded for it and are free.
///
/// A call takes a network out and puts it back, so that no network is used by two calls at once; a call that finds none
/// loads one.
final class DetectionModel: Sendable {
  private let manifest: ModelManifest
  private let labels: [String]
  private let weightsPath: String
  private let configurationPath: String?
  private let free = Mutex<[OpenCVNetwork]>([])

  /// Finds the files of a model; the first network is loaded when it is needed.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)``.
  init(_ manifest: ModelManifest, in store: ModelStore) throws(VisionError) {
    self.manifest = manifest
    labels = try manifest.labels()
    guard let weights = manifest.file(.weights) else {
      throw .modelUnavailable("the model \(manifest.name) names no weights")
    }
    weightsPath = try store.url(of: weights, in: manifest).path
    if let configuration = manifest.file(.configuration) {
      configurationPath = try store.url(of: configuration, in: manifest).path
    } else {
      configurationPath = nil
    }
  }

  /// The objects of an image, the surest first.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func detectObjects(in image: PixelBuffer, minimumConfidence: Float?) throws -> [DetectedObject] {
    let input = manifest.input
    let letterbox = Letterbox(
      imageWidth: image.width, imageHeight: image.height, inputWidth: input.width, inputHeight: input.height,
      placement: input.placement)
    let outputs = try withNetwork { try $0.forward(image, input: input, letterbox: letterbox) }
    let detections = try manifest.architecture.decoder.decode(
      outputs, input: input, minimumConfidence: minimumConfidence ?? manifest.minimumConfidence)
    return try NonMaximumSuppression(maximumOverlap: manifest.maximumOverlap)(detections).compactMap { detection in
      guard labels.indices.contains(detection.classIndex) else {
        throw VisionError.engineFailed(
          "the model \(manifest.name) reported class \(detection.classIndex), but its label file has \(labels.count)")
      }
      return letterbox.toImage(detection.box).map {
        DetectedObject(label: labels[detection.classIndex], confidence: detection.confidence, boundingBox: $0)
      }
    }
  }

  private func withNetwork<Result>(_ body: (OpenCVNetwork) throws -> Result) throws -> Result {
    let network = try free.withLock { $0.popLast() } ?? loadNetwork()
    defer { free.withLock { $0.append(network) } }
    return try body(network)
  }

  private func loadNetwork() throws(VisionError) -> OpenCVNetwork {
    try OpenCVNetwork(format: manifest.format, weightsPath: weightsPath, configurationPath: configurationPath)
  }
}
