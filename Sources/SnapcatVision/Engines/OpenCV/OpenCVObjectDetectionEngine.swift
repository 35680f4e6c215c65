import Synchronization

/// Finds objects with networks that OpenCV's DNN module runs.
///
/// Networks are loaded when they are needed and kept: as many a model as calls were running at once.
public final class OpenCVObjectDetectionEngine: ObjectDetectionEngine {
  private let store: ModelStore
  /// Models by the name that requests use; the default one has none.
  private let models = Mutex<[String?: DetectionModel]>([:])

  /// Creates an engine that takes its models from `store`, by default from the folders of the running program.
  public init(store: ModelStore = ModelStore()) {
    self.store = store
  }

  public func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) throws -> [DetectedObject] {
    try loaded(options.model).detectObjects(in: image, options: options)
  }

  private func loaded(_ name: String?) throws -> DetectionModel {
    try models.withLock { models in
      if let model = models[name] { return model }
      let manifest = try name.map { name throws(VisionError) in try store.manifest(named: name) }
      let model = try DetectionModel(manifest ?? store.defaultManifest(), in: store)
      models[name] = model
      return model
    }
  }
}
