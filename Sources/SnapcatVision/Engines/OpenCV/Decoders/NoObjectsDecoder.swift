/// The decoder of networks that find no objects: says so when one is used to.
struct NoObjectsDecoder: DetectionDecoder {
  func decode(_ outputs: [Tensor], input: NetworkInput, minimumConfidence: Float) throws(VisionError) -> [Detection] {
    throw VisionError.engineFailed("this model sees where cards are, it finds no animals; choose another one")
  }
}
