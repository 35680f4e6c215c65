import SnapcatPipeline

/// Prints what was read, one picture after the other.
struct ReadPrinter: Sendable {
  let format: ReadFormat
  /// How many pictures there are; with more than one, text is headed by the picture's name.
  let imageCount: Int
  let output: any TextOutput
  private var pageCount = 0

  init(format: ReadFormat, imageCount: Int, output: any TextOutput) {
    self.format = format
    self.imageCount = imageCount
    self.output = output
  }

  /// Prints what comes before the first picture.
  func begin() throws {
    switch format {
    case .text, .json: break
    case .tsv: try output.writeLine(TSVText.header)
    case .hocr: try output.write(HOCRText.beginning)
    }
  }

  /// Prints a picture's result; one that could not be read shows in JSON only.
  mutating func print(_ result: ReadResult) throws {
    switch format {
    case .json:
      try output.writeLine(try JSONLineEncoder().line(for: result))
    case .text:
      guard let lines = result.lines else { return }
      if imageCount > 1 { try output.writeLine("\(pageCount > 0 ? "\n" : "")\(result.image.path.printable):") }
      for line in lines { try output.writeLine(line.text) }
    case .tsv:
      for row in TSVText(result: result).rows { try output.writeLine(row) }
    case .hocr:
      guard result.lines != nil else { return }
      try output.write(HOCRText(result: result, number: pageCount + 1).page)
    }
    if result.lines != nil { pageCount += 1 }
  }

  /// Prints what comes after the last picture.
  func end() throws {
    if format == .hocr { try output.write(HOCRText.end) }
  }
}
