/// The engines that requests are performed with.
public struct VisionEngines: Sendable {
  public var objectDetection: any ObjectDetectionEngine
  public var documentDetection: any DocumentDetectionEngine
  public var textRecognition: any TextRecognitionEngine
  public var animalFaceDetection: any AnimalFaceDetectionEngine

  /// Creates a set of engines; without one for animals' faces no face is found.
  public init(
    objectDetection: any ObjectDetectionEngine, documentDetection: any DocumentDetectionEngine,
    textRecognition: any TextRecognitionEngine,
    animalFaceDetection: any AnimalFaceDetectionEngine = NoAnimalFaceDetection()
  ) {
    self.objectDetection = objectDetection
    self.documentDetection = documentDetection
    self.textRecognition = textRecognition
    self.animalFaceDetection = animalFaceDetection
  }

  /// OpenCV and Tesseract, with handles that all handlers of the process share.
  public static let standard = VisionEngines(
    objectDetection: OpenCVObjectDetectionEngine(),
    documentDetection: OpenCVDocumentDetectionEngine(),
    textRecognition: TesseractTextRecognitionEngine(),
    animalFaceDetection: OpenCVAnimalFaceEngine())
}
