import Foundation

/// Finds animals: where they are and what they are.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
  /// The animals that are told apart by default.
  public enum Animal: String, Codable, CaseIterable, Sendable {
    case cat = "Cat"
    case dog = "Dog"
  }

  public var regionOfInterest = NormalizedRect.fullImage
  /// The name of the model, or nil for the default one.
  public var model: String?
  /// Boxes with a lower confidence are left out, in 0...1; nil for the model's own threshold.
  public var minimumConfidence: Float?
  /// Whether all animals that the model knows are reported, not only cats and dogs.
  public var recognizesAllAnimals = false

  public init() {}

  /// The animals that are reported unless ``recognizesAllAnimals`` is set.
  public var supportedAnimals: [Animal] { Animal.allCases }

  /// The animals of the image, the surest first.
  public func perform(in context: ImageRequestContext) throws -> [RecognizedObjectObservation] {
    throw VisionError.engineFailed("to be written")
  }
}
