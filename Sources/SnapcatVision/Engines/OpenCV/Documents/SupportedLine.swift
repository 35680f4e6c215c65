/// A straight line through a scene that knows how much edge lies along each part of it.
struct SupportedLine {
  let line: PixelLine
  /// How long the segments are that the line was made of, or 0 for a border of the image.
  let length: Double
  /// Whether it is a border of the image, which may stand in for the side of a document that is cut off.
  let isBorder: Bool
  private let start: Double
  private let step = 2.0
  /// Sums of support up to each step; support of one step is in 0...1, and 0 beyond the image.
  private let sums: [Double]

  init(_ line: PixelLine, length: Double, in scene: DocumentScene) {
    self.line = line
    self.length = length
    isBorder = false
    let middle = PixelPoint(x: Double(scene.width) / 2, y: Double(scene.height) / 2)
    let half = middle.length
    let start = line.position(of: middle) - half
    let normal = PixelPoint(x: -line.direction.y, y: line.direction.x)
    var sums = [0.0]
    var sum = 0.0
    for index in 0..<Int(2 * half / step) {
      let point = line.point(at: start + (Double(index) + 0.5) * step)
      if scene.contains(point) {
        var strongest = 0.0
        for offset in [-1.5, 0, 1.5] {
          strongest = max(strongest, abs(scene.edgeStrength(at: point + normal * offset, across: normal)))
        }
        sum += strongest / (strongest + 2)
      }
      sums.append(sum)
    }
    self.start = start
    self.sums = sums
  }

  /// A border of the image, with the same support everywhere.
  init(border line: PixelLine) {
    self.line = line
    length = 0
    isBorder = true
    start = 0
    sums = []
  }

  /// The mean support between two positions on the line, in 0...1.
  func support(from a: Double, to b: Double) -> Double {
    if isBorder { return 0.35 }
    let low = sum(at: min(a, b))
    let high = sum(at: max(a, b))
    return (high - low) * step / max(abs(b - a), step)
  }

  private func sum(at position: Double) -> Double {
    let index = Int(((position - start) / step).rounded())
    return sums[min(max(index, 0), sums.count - 1)]
  }
}
