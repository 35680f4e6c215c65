import Foundation

/// Finds animals: where they are and what they are.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
  /// The animals that are told apart by default.
  public enum Animal: String, Codable, CaseIterable, Sendable {
    case cat = "Cat"
    case dog = "Dog"
  }

  /// How much time looking may take.
  public enum RecognitionLevel: String, Codable, CaseIterable, Sendable {
    /// Several looks at different sizes and mirrored, fused into one answer.
    case accurate
    /// One look.
    case fast
  }

  /// Whether large images are also looked at in parts, so that small animals are found.
  public enum Tiling: String, Codable, CaseIterable, Sendable {
    /// Overlapping tiles where the image is far larger than what the model sees at once.
    case auto
    /// The whole image only.
    case never
  }

  /// The animals among the labels of common models, in small letters.
  static let animalLabels: Set<String> = [
    "bird", "cat", "dog", "horse", "sheep", "cow", "elephant", "bear", "zebra", "giraffe",
  ]

  public var regionOfInterest = NormalizedRect.fullImage
  /// The name of the model, or nil for the default one.
  public var model: String?
  /// Boxes with a lower confidence are left out, in 0...1; nil for the model's own threshold.
  public var minimumConfidence: Float?
  /// How much time looking may take.
  public var recognitionLevel = RecognitionLevel.fast
  /// Whether large images are also looked at in parts; nil for what the level does by itself: ``RecognitionLevel/accurate``
  /// does it, ``RecognitionLevel/fast`` does not.
  public var tiling: Tiling?
  /// Whether all animals that the model knows are reported, not only cats and dogs.
  public var recognizesAllAnimals = false

  public init() {}

  /// The animals that are reported unless ``recognizesAllAnimals`` is set.
  public var supportedAnimals: [Animal] { Animal.allCases }

  /// The animals of the image, the surest first; of equal confidence, the one further up and then further left.
  ///
  /// - Throws: ``VisionError``; ``VisionError/invalidSetting(_:)`` when ``minimumConfidence`` does not lie within 0...1.
  public func perform(in context: ImageRequestContext) throws -> [RecognizedObjectObservation] {
    if let minimumConfidence, !(0...1).contains(minimumConfidence) {
      throw VisionError.invalidSetting("the minimum confidence must lie within 0...1, got \(minimumConfidence)")
    }
    let region = try context.region(of: self)
    let objects = try context.engines.objectDetection.detectObjects(
      in: region.pixels,
      options: ObjectDetectionOptions(
        model: model, minimumConfidence: minimumConfidence, level: recognitionLevel, tiling: tiling))
    return objects.filter { reports($0) }.sorted(by: Self.precedes).map { object in
      let label = ClassificationLabel(identifier: object.label.lowercased().capitalized, confidence: object.confidence)
      return RecognizedObjectObservation(boundingBox: region.normalized(object.boundingBox), labels: [label])
    }
  }

  private func reports(_ object: DetectedObject) -> Bool {
    if let minimumConfidence, object.confidence < minimumConfidence { return false }
    let label = object.label.lowercased()
    return recognizesAllAnimals
      ? Self.animalLabels.contains(label) : supportedAnimals.contains { $0.rawValue.lowercased() == label }
  }

  private static func precedes(_ one: DetectedObject, _ other: DetectedObject) -> Bool {
    let (box, otherBox) = (one.boundingBox, other.boundingBox)
    return (-one.confidence, box.minY, box.minX, box.width, box.height, one.label)
      < (-other.confidence, otherBox.minY, otherBox.minX, otherBox.width, otherBox.height, other.label)
  }
}
