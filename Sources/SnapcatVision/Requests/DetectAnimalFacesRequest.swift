import Foundation

/// Finds the faces of cats.
///
/// Faces are looked for inside of the animals only, each at a size that suits it: that is quicker than a search of the
/// whole image and finds fewer faces where there are none. Faces that look aside or away are not found.
public struct DetectAnimalFacesRequest: ImageProcessingRequest {
  public var regionOfInterest = NormalizedRect.fullImage
  /// The animals whose faces are looked for; nil to find the cats of the image first, with ``animals``.
  public var inputBoundingBoxes: [NormalizedRect]?
  /// How cats are found when ``inputBoundingBoxes`` is nil.
  public var animals = RecognizeAnimalsRequest()

  /// The margin around an animal's box, as a share of its longer side: boxes tend to cut off an ear.
  static let margin = 0.06
  /// Two animals do not have one face: faces with more than this intersection over union are the same one.
  static let sameFaceOverlap = 0.3

  public init() {}

  /// At most one face an animal, in the order of the animals.
  ///
  /// A face in the boxes of two animals belongs to the one with the smaller box.
  /// - Throws: ``VisionError``: a bad region or setting, ``VisionError/modelUnavailable(_:)`` when the cascade or the
  ///   model is not installed, a failure of the engine.
  public func perform(in context: ImageRequestContext) throws -> [AnimalFaceObservation] {
    guard regionOfInterest.isInsideUnitSquare else {
      throw VisionError.invalidRegionOfInterest(regionOfInterest)
    }
    let boxes = try inputBoundingBoxes ?? cats(in: context)
    let size = context.image.size
    let order = boxes.indices.sorted {
      (boxes[$0].width * boxes[$0].height, $0) < (boxes[$1].width * boxes[$1].height, $1)
    }
    var faces: [Int: (place: CGRect, face: DetectedFace)] = [:]
    for index in order {
      guard let area = area(around: boxes[index], in: size) else { continue }
      let pixels = try context.image.pixels.cropped(to: area)
      let whole = try context.image.pixels.wholePixels(of: area)
      let corner = (x: Double(whole.columns.lowerBound), y: Double(whole.rows.lowerBound))
      for face in try context.engines.animalFaceDetection.detectFaces(in: pixels) {
        let place = CGRect(
          x: face.boundingBox.minX + corner.x, y: face.boundingBox.minY + corner.y, width: face.boundingBox.width,
          height: face.boundingBox.height)
        let isTaken = faces.values.contains {
          NonMaximumSuppression.overlap($0.place, place) > Self.sameFaceOverlap
        }
        if !isTaken {
          faces[index] = (place, face)
          break
        }
      }
    }
    return boxes.indices.compactMap { index in
      faces[index].map { found in
        AnimalFaceObservation(
          boundingBox: NormalizedRect(imageRect: found.place, in: size, origin: .upperLeft), roll: found.face.roll,
          confidence: found.face.confidence, animalBoundingBox: boxes[index])
      }
    }
  }

  private func cats(in context: ImageRequestContext) throws -> [NormalizedRect] {
    var request = animals
    request.regionOfInterest = regionOfInterest
    return try request.perform(in: context)
      .filter { $0.labels.first?.identifier == RecognizeAnimalsRequest.Animal.cat.rawValue }.map(\.boundingBox)
  }

  /// The pixels in which an animal's face is looked for; nil when the animal is not in the region of interest.
  private func area(around box: NormalizedRect, in size: CGSize) -> CGRect? {
    let exact = box.toImageCoordinates(size, origin: .upperLeft)
    let margin = Self.margin * max(Double(exact.width), Double(exact.height))
    let limits = regionOfInterest.toImageCoordinates(size, origin: .upperLeft)
    let left = max(Double(exact.minX) - margin, Double(limits.minX))
    let top = max(Double(exact.minY) - margin, Double(limits.minY))
    let right = min(Double(exact.maxX) + margin, Double(limits.maxX))
    let bottom = min(Double(exact.maxY) + margin, Double(limits.maxY))
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
