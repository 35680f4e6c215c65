import Foundation
import Synchronization

/// A model that is ready to run, with the networks that were loaded for it and are free.
///
/// A call takes a network out and puts it back, so that no network is used by two calls at once; a call that finds none
/// loads one.
final class DetectionModel: Sendable {
  private let manifest: ModelManifest
  private let labels: [String]
  private let weights: URL
  private let configuration: URL?
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
    self.weights = try store.url(of: weights, in: manifest)
    configuration = try manifest.file(.configuration).map { file throws(VisionError) in
      try store.url(of: file, in: manifest)
    }
  }

  /// The objects of an image, the surest first.
  ///
  /// - Throws: ``VisionError/engineFailed(_:)``.
  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
    let threshold = options.minimumConfidence ?? manifest.minimumConfidence
    let plan = DetectionPlan(
      imageWidth: image.width, imageHeight: image.height, input: manifest.input, level: options.level,
      tiling: options.tiling)
    let merging = DetectionMerging(maximumOverlap: manifest.maximumOverlap, minimumConfidence: threshold)
    let detections = try withNetwork { network in
      func look(_ view: DetectionView) throws -> [Detection] {
        try self.detections(in: image, view, with: network, minimumConfidence: threshold * plan.confidenceShare)
      }
      let whole = try merging.whole(plan.views.map(look))
      return try merging.adding(plan.tiles.map { (part: $0.part, detections: try look($0)) }, to: whole)
    }
    return try detections.map { detection in
      guard labels.indices.contains(detection.classIndex) else {
        throw VisionError.engineFailed(
          "the model \(manifest.name) reported class \(detection.classIndex), but its label file has \(labels.count)")
      }
      return DetectedObject(
        label: labels[detection.classIndex], confidence: detection.confidence, boundingBox: detection.box)
    }
  }

  /// What a view shows, in pixels of the image; overlapping boxes are not merged yet.
  private func detections(
    in image: PixelBuffer, _ view: DetectionView, with network: OpenCVNetwork, minimumConfidence: Float
  ) throws -> [Detection] {
    let outputs = try network.forward(image, input: manifest.input, view: view)
    let decoder = manifest.architecture.decoder
    let decoded = try decoder.decode(outputs, input: manifest.input, minimumConfidence: minimumConfidence)
    if let count = decoder.classCount(of: outputs), count != labels.count {
      throw VisionError.engineFailed(
        "the model \(manifest.name) tells \(count) classes apart, but its label file has \(labels.count)")
    }
    return decoded.compactMap { detection in
      view.toImage(detection.box).map {
        Detection(classIndex: detection.classIndex, confidence: detection.confidence, box: $0)
      }
    }
  }

  private func withNetwork<Result>(_ body: (OpenCVNetwork) throws -> Result) throws -> Result {
    let network = try free.withLock { $0.popLast() } ?? loadNetwork()
    defer { free.withLock { $0.append(network) } }
    return try body(network)
  }

  private func loadNetwork() throws -> OpenCVNetwork {
    var settings = try configuration.map { try Data(contentsOf: $0) }
    if manifest.format == .darknet, let text = settings {
      settings = DarknetConfiguration(text).reportingAllBoxes()
    }
    return try OpenCVNetwork(
      format: manifest.format, weights: Data(contentsOf: weights, options: .mappedIfSafe), configuration: settings)
  }
}
