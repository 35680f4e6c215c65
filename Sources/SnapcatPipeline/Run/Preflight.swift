import SnapcatVision

/// Finds out before the work starts whether the engines can do it.
struct Preflight {
  let configuration: PipelineConfiguration
  let engines: VisionEngines

  /// Asks each engine that the run needs for its answer to an empty picture.
  ///
  /// - Throws: `VisionError` when a model or a language is not there or a setting means nothing.
  func check() throws {
    let side = 64
    let blank = try PixelBuffer(
      width: side, height: side, channels: 3, bytes: [UInt8](repeating: 255, count: side * side * 3))
    for request in configuration.requests {
      switch request {
      case .animals(let settings):
        _ = try engines.objectDetection.detectObjects(
          in: blank,
          options: ObjectDetectionOptions(model: settings.model, minimumConfidence: settings.minimumConfidence))
      case .card(let settings):
        let request = ReadBusinessCardRequest(settings)
        _ = try engines.textRecognition.recognizeText(in: blank, options: request.text.options(forHeight: side))
      }
    }
  }

  /// The model that looks for animals; nil when none does.
  var modelName: String? {
    for case .animals(let settings) in configuration.requests {
      return settings.model ?? (try? ModelStore().defaultManifest().name)
    }
    return nil
  }
}
