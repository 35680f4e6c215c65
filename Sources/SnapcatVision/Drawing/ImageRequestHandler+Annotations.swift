extension ImageRequestHandler {
  /// What is to be drawn of animals that were found on the handler's image, in their order.
  ///
  /// - Parameter findingFaces: whether cats' faces are looked for. Where the cascade for them is not installed, cats are
  ///   drawn without a known face.
  /// - Throws: ``VisionError`` of the search for faces.
  public func annotations(
    for animals: [RecognizedObjectObservation], findingFaces: Bool
  ) async throws -> [Annotation] {
    let cats = animals.filter { $0.labels.first?.identifier == RecognizeAnimalsRequest.Animal.cat.rawValue }
    guard findingFaces, !cats.isEmpty else { return animals.map { Annotation($0) } }
    var request = DetectAnimalFacesRequest()
    request.inputBoundingBoxes = cats.map(\.boundingBox)
    do {
      return Annotation.annotations(animals, faces: try await perform(request))
    } catch VisionError.modelUnavailable {
      return animals.map { Annotation($0) }
    }
  }
}
