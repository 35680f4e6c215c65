import CTesseract
import Foundation

/// Reads again, line by line, what a page's first reading was unsure of or left out.
struct TesseractLineReader {
  typealias Line = TextRecognitionResult.Line

  /// Lines that the first reading is at least this sure of are left alone.
  static let sureConfidence: Float = 0.85
  /// Words that lie in no line that the page's shapes make must be this sure.
  static let strayConfidence: Float = 0.6
  /// A reading that leaves out more than this share of its line's width is not believed.
  static let leastCoverage = 0.85

  let pool: TesseractHandlePool
  /// The models that read each such line.
  let models: [String]
  /// Models for what none of those is sure of, tried one after the other.
  let fallbackModels: [String]
  let level: RecognizeTextRequest.RecognitionLevel

  /// The lines of a flattened page, from its first reading and new readings of single lines.
  func lines(of page: PixelBuffer, firstReading: [Line]) throws -> [Line] {
    var open = firstReading
    var result: [Line] = []
    let shapes = try page.textLineBoxes()
    let boxes = TextLineLayout().withLabels(shapes.lines).sorted { $0.width > $1.width }
    for box in boxes where !isCovered(box, by: result) {
      let inside = open.flatMap(\.words).filter { isWithin($0.boundingBox, box) }
      let rows = TextLineLayout().rows(of: inside.map { Line(reading: [$0]) })
      guard rows.count <= 1 else { continue }
      for index in open.indices { open[index].words.removeAll { isWithin($0.boundingBox, box) } }
      let known = Line(reading: inside.sorted { $0.boundingBox.minX < $1.boundingBox.minX })
      if let best = try surest(of: known, in: box, page: page) { result.append(best) }
    }
    let strays = open.filter { !$0.words.isEmpty }.flatMap { TextLineLayout().split(Line(reading: $0.words)) }
    result += strays.filter { $0.confidence >= Self.strayConfidence }
    return try result + labels(of: result, among: shapes.singles, page: page)
  }

  /// The letters, such as "T" or "M:", that stand before numbers and addresses and were not read with them.
  private func labels(of lines: [Line], among singles: [CGRect], page: PixelBuffer) throws -> [Line] {
    let finder = TextLabelFinder(lines: lines)
    return try singles.filter(finder.mayBeLabel).compactMap { box in
      let image = try page.textLineImage(in: box)
      let words = try pool.withHandle(for: models[0], level: level) {
        try $0.readLines(of: image.pixels, segmentation: PSM_SINGLE_LINE).flatMap(\.words)
      }
      guard words.count == 1, let word = words.first, finder.isLabel(word) else { return nil }
      return Line(reading: [Line.Word(text: word.text, confidence: word.confidence, boundingBox: box)])
    }
  }

  private func surest(of known: Line, in box: CGRect, page: PixelBuffer) throws -> Line? {
    let covers = Double(known.boundingBox.width) >= Self.leastCoverage * Double(box.width)
    let knownConfidence = covers ? known.confidence : known.confidence * 0.6
    if knownConfidence >= Self.sureConfidence { return known }
    var readings = known.words.isEmpty ? [] : [(line: known, confidence: knownConfidence)]
    let image = try page.textLineImage(in: box)
    for model in models + fallbackModels {
      let isSure = readings.contains { $0.confidence >= Self.sureConfidence }
      if isSure, fallbackModels.contains(model) { break }
      let words = try pool.withHandle(for: model, level: level) {
        try $0.readLines(of: image.pixels, segmentation: PSM_SINGLE_LINE).flatMap(\.words)
      }
      guard !words.isEmpty else { continue }
      let line = Line(
        reading: words.map { word in
          Line.Word(text: word.text, confidence: word.confidence, boundingBox: image.inPage(word.boundingBox))
        })
      readings.append((line, line.confidence))
    }
    readings.sort { $0.confidence > $1.confidence }
    guard var best = readings.first?.line else { return nil }
    for (line, confidence) in readings.dropFirst()
    where line.text != best.text && !best.alternatives.contains(where: { $0.text == line.text }) {
      best.alternatives.append(TextRecognitionResult.Alternative(text: line.text, confidence: confidence))
    }
    return best
  }

  /// Whether most of the box has been read as part of other lines.
  private func isCovered(_ box: CGRect, by lines: [Line]) -> Bool {
    let words = lines.flatMap(\.words).map(\.boundingBox)
    let width = words.filter { $0.midY >= box.minY && $0.midY <= box.maxY }
      .reduce(0) { $0 + max(0, min($1.maxX, box.maxX) - max($1.minX, box.minX)) }
    let area = words.map { $0.intersection(box) }.reduce(0) { $0 + $1.width * $1.height }
    return width > box.width / 2 || area > box.width * box.height / 2
  }

  private func isWithin(_ word: CGRect, _ line: CGRect) -> Bool {
    let overlap = min(word.maxX, line.maxX) - max(word.minX, line.minX)
    return word.midY >= line.minY - 2 && word.midY <= line.maxY + 2 && overlap > word.width / 2
  }
}
