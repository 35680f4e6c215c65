import SnapcatPipeline

/// An animal as one line for people to read.
struct DetectText: Sendable {
  let result: DetectResult

  /// One line per animal, or one that says that there is none.
  var lines: [String] {
    guard let animals = result.observations else { return [] }
    guard !animals.isEmpty else { return ["\(result.image.path): nothing found"] }
    return animals.map { "\(result.image.path): \($0.label) \(Self.percent($0.confidence)), \(Self.place($0.box))" }
  }

  private static func percent(_ confidence: Double) -> String { "\(Int((confidence * 100).rounded())) %" }

  private static func place(_ box: [Double]) -> String {
    guard box.count == 4 else { return "" }
    let pixels = box.map { String(Int($0.rounded())) }
    return "\(pixels[2]) x \(pixels[3]) pixels at \(pixels[0]), \(pixels[1])"
  }
}
