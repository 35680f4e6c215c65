import SnapcatVision

extension RecognizeAnimalsRequest {
  /// Creates the request that a pipeline describes.
  init(_ settings: AnimalSettings) {
    self.init()
    model = settings.model
    minimumConfidence = settings.minimumConfidence
    recognitionLevel = settings.level
    tiling = settings.tiling
    recognizesAllAnimals = settings.allAnimals
  }
}
