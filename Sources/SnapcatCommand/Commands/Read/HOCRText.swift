import SnapcatPipeline

/// Text as a page of hOCR, the HTML in which text recognition passes on its results.
///
/// Format: hOCR 1.2, with the classes `ocr_page`, `ocr_line` and `ocrx_word`, `bbox` in pixels of the upright picture and
/// `x_wconf` in percent.
struct HOCRText: Sendable {
  static let beginning = """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8"/>
    <title>Text</title>
    <meta name="ocr-system" content="snapcat \(SnapcatVersion.current)"/>
    <meta name="ocr-capabilities" content="ocr_page ocr_line ocrx_word"/>
    </head>
    <body>

    """
  static let end = "</body>\n</html>\n"

  let result: ReadResult
  /// The number of the page in its document, from 1.
  let number: Int

  /// The picture's page, with a line end.
  var page: String {
    let box = "bbox 0 0 \(result.image.width ?? 0) \(result.image.height ?? 0)"
    let image = result.image.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let title = Self.escaped("image \"\(image)\"; \(box); ppageno \(number - 1)")
    let lines = (result.lines ?? []).enumerated().map { self.line($1, number: $0 + 1) }
    return "<div class=\"ocr_page\" id=\"page_\(number)\" title=\"\(title)\">\n\(lines.joined())</div>\n"
  }

  private func line(_ line: TextLineRecord, number lineNumber: Int) -> String {
    let words = line.words.enumerated().map { index, word in
      let title = "\(Self.box(word.box)); x_wconf \(Int((word.confidence * 100).rounded()))"
      return """
        <span class="ocrx_word" id="word_\(number)_\(lineNumber)_\(index + 1)" title="\(title)">\
        \(Self.escaped(word.text))</span>
        """
    }
    return """
      <span class="ocr_line" id="line_\(number)_\(lineNumber)" title="\(Self.box(line.box))">\
      \(words.joined(separator: " "))</span>

      """
  }

  private static func box(_ edges: [Double]) -> String {
    "bbox " + edges.map { String(max(0, Int($0.rounded()))) }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
