/// The engines that requests are performed with.
public struct VisionEngines: Sendable {
  public var objectDetection: any ObjectDetectionEngine
  public var documentDetection: any DocumentDetectionEngine
  public var textRecognition: any TextRecognitionEngine
  public var barcodeDetection: any BarcodeDetectionEngine
  public var animalFaceDetection: any AnimalFaceDetectionEngine

  /// Creates a set of engines; without one for animals' faces no face is found.
  public init(
    objectDetection: any ObjectDetectionEngine, documentDetection: any DocumentDetectionEngine,
    textRecognition: any TextRecognitionEngine,
    barcodeDetection: any BarcodeDetectionEngine = ZXingBarcodeDetectionEngine(),
    animalFaceDetection: any AnimalFaceDetectionEngine = NoAnimalFaceDetection()
  ) {
    self.objectDetection = objectDetection
    self.documentDetection = documentDetection
    self.textRecognition = textRecognition
    self.barcodeDetection = barcodeDetection
    self.animalFaceDetection = animalFaceDetection
  }

  /// OpenCV, Tesseract and ZXing, with handles that all handlers of the process share.
  public static let standard = VisionEngines(
    objectDetection: OpenCVObjectDetectionEngine(),
    documentDetection: OpenCVDocumentDetectionEngine(),
    textRecognition: TesseractTextRecognitionEngine(),
    animalFaceDetection: OpenCVAnimalFaceEngine())
}
