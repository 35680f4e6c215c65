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

  /// More boxes than lines that a page has room for are texture; only the page's own reading counts then.
  static let mostBoxes = 400

  let pool: TesseractHandlePool
  /// The models that read each such line.
  let models: [String]
  /// Models for what none of those is sure of, tried one after the other.
  let fallbackModels: [String]
  let level: RecognizeTextRequest.RecognitionLevel

  /// The lines of a flattened page, from its first reading and new readings of single lines.
  func lines(of page: PixelBuffer, firstReading: [Line]) throws -> [Line] {
    let shapes = try page.textLineBoxes()
    let candidates = shapes.lines.count > Self.mostBoxes ? [] : shapes.lines
    let boxes = TextLineLayout().withLabels(candidates, along: firstReading).sorted { $0.width > $1.width }
    var open: [Line] = []
    var result: [Line] = []
    for line in firstReading {
      if line.confidence >= Self.sureConfidence, covers(line, boxes) { result.append(line) } else { open.append(line) }
    }
    for box in boxes where !isCovered(box, by: result) {
      let pieces = open.map { line in Line(reading: line.words.filter { isWithin($0.boundingBox, box) }) }
        .filter { !$0.words.isEmpty }
      // The boxes of a line's own words may overlap where letters touch; that makes no second row.
      guard TextLineLayout().rows(of: pieces).count <= 1 else { continue }
      for index in open.indices { open[index].words.removeAll { isWithin($0.boundingBox, box) } }
      let known = Line(reading: pieces.flatMap(\.words).sorted { $0.boundingBox.minX < $1.boundingBox.minX })
      if let best = try surest(of: known, in: box, page: page) { result.append(best) }
    }
    let strays = open.filter { !$0.words.isEmpty }.flatMap { TextLineLayout().split(Line(reading: $0.words)) }
    result += strays.filter { $0.confidence >= Self.strayConfidence }
    return try result + labels(of: result, among: candidates.isEmpty ? [] : shapes.singles, page: page)
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

  /// Whether the line reads all that the boxes in its row hold.
  private func covers(_ line: Line, _ boxes: [CGRect]) -> Bool {
    let row = boxes.filter { isWithin($0, line.boundingBox) || isWithin(line.boundingBox, $0) }
    let whole = row.reduce(line.boundingBox) { $0.union($1) }
    return !row.isEmpty && Double(line.boundingBox.width) >= Self.leastCoverage * Double(whole.width)
  }

  private func surest(of known: Line, in box: CGRect, page: PixelBuffer) throws -> Line? {
    var readings: [Reading] = known.words.isEmpty ? [] : [(known, believed(known, in: box))]
    if let first = readings.first, first.confidence >= Self.sureConfidence { return known }
    let image = try page.textLineImage(in: box)
    for model in models + fallbackModels {
      let isSure = readings.contains { $0.confidence >= Self.sureConfidence }
      if isSure, fallbackModels.contains(model) { break }
      // Only lines can have letters that touch all along; other shapes that do not read are drawings.
      for segmentation in box.width > 4 * box.height ? [PSM_SINGLE_LINE, PSM_RAW_LINE] : [PSM_SINGLE_LINE] {
        guard let reading = try reading(of: image, in: box, model: model, segmentation) else { continue }
        readings.append(reading)
        if covers(reading.line, box) { break }
      }
    }
    readings.sort { $0.confidence > $1.confidence }
    guard var best = readings.first?.line else { return nil }
    for (line, confidence) in readings.dropFirst()
    where line.text != best.text && !best.alternatives.contains(where: { $0.text == line.text }) {
      best.alternatives.append(TextRecognitionResult.Alternative(text: line.text, confidence: confidence))
    }
    return best
  }

  private typealias Reading = (line: Line, confidence: Float)

  /// What a model makes of a line's image; nil when it is nothing.
  ///
  /// Tesseract's layout analysis drops letters that touch all along a line; a raw line is read without it.
  private func reading(
    of image: TextLineImage, in box: CGRect, model: String, _ segmentation: TessPageSegMode
  ) throws -> Reading? {
    let words = try pool.withHandle(for: model, level: level) {
      try $0.readLines(of: image.pixels, segmentation: segmentation).flatMap(\.words)
    }
    guard !words.isEmpty else { return nil }
    let line = Line(
      reading: words.map { word in
        Line.Word(text: word.text, confidence: word.confidence, boundingBox: image.inPage(word.boundingBox))
      })
    return (line, believed(line, in: box))
  }

  /// The reading's confidence; less when it leaves out a part of its line.
  private func believed(_ line: Line, in box: CGRect) -> Float {
    covers(line, box) ? line.confidence : line.confidence * 0.6
  }

  private func covers(_ line: Line, _ box: CGRect) -> Bool {
    Double(line.boundingBox.width) >= Self.leastCoverage * Double(box.width)
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
