import SnapcatContacts

/// How often values of each confidence are right.
struct Reliability {
  struct Bin {
    var right = 0
    var count = 0
    var confidence = 0.0
  }

  /// Ten bins of a tenth each.
  private(set) var bins = [Bin](repeating: Bin(), count: 10)

  mutating func add(_ record: ContactRecord, truth: LabelledCard) {
    for field in Comparison.fields {
      let keys = Set(truth.keys(field))
      for value in record[field] {
        guard let confidence = value.confidence else { continue }
        let bin = min(9, max(0, Int(confidence * 10)))
        bins[bin].count += 1
        bins[bin].confidence += confidence
        if keys.contains(Comparison.key(value.value, field)) { bins[bin].right += 1 }
      }
    }
  }

  /// The curve as a picture: confidence to the right, share of right values upwards; dots as large as they are many.
  var svg: String {
    let size = 320.0
    let margin = 40.0
    func x(_ value: Double) -> Double { margin + value * size }
    func y(_ value: Double) -> Double { margin + (1 - value) * size }
    let most = Double(bins.map(\.count).max() ?? 1)
    let points = bins.filter { $0.count > 0 }.map { bin in
      (
        x: x(bin.confidence / Double(bin.count)), y: y(Double(bin.right) / Double(bin.count)),
        radius: 3 + 9 * (Double(bin.count) / most).squareRoot()
      )
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 400\" font-family=\"sans-serif\" font-size=\"11\">",
      "<rect width=\"400\" height=\"400\" fill=\"white\"/>",
      "<rect x=\"\(margin)\" y=\"\(margin)\" width=\"\(size)\" height=\"\(size)\" fill=\"none\" stroke=\"#888\"/>",
      "<path d=\"M\(x(0)) \(y(0))L\(x(1)) \(y(1))\" stroke=\"#bbb\" stroke-dasharray=\"4\"/>",
    ]
    for tick in stride(from: 0.0, through: 1.0, by: 0.25) {
      lines.append("<text x=\"\(x(tick))\" y=\"\(y(0) + 16)\" text-anchor=\"middle\">\(tick)</text>")
      lines.append("<text x=\"\(x(0) - 6)\" y=\"\(y(tick) + 4)\" text-anchor=\"end\">\(tick)</text>")
    }
    lines.append("<text x=\"200\" y=\"395\" text-anchor=\"middle\">confidence</text>")
    lines.append("<text x=\"12\" y=\"200\" text-anchor=\"middle\" transform=\"rotate(-90 12 200)\">right</text>")
    for point in points {
      lines.append(
        "<circle cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"\(point.radius)\" fill=\"#1f77b4\" fill-opacity=\"0.7\"/>")
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}
