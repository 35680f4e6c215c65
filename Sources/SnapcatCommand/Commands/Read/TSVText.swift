import SnapcatPipeline

/// Text as a table: one row a word, columns parted by tabs.
struct TSVText: Sendable {
  static let header = ["file", "line", "word", "left", "top", "width", "height", "confidence", "text"]
    .joined(separator: "\t")

  let result: ReadResult

  /// The rows of the picture; lines and words count from 1, boxes are pixels of the upright picture.
  var rows: [String] {
    (result.lines ?? []).enumerated().flatMap { lineIndex, line in
      line.words.enumerated().compactMap { wordIndex, word in
        guard word.box.count == 4 else { return nil }
        let (left, top) = (Int(word.box[0].rounded()), Int(word.box[1].rounded()))
        let (right, bottom) = (Int(word.box[2].rounded()), Int(word.box[3].rounded()))
        let numbers = [lineIndex + 1, wordIndex + 1, left, top, right - left, bottom - top].map(String.init)
        return ([field(result.image.path)] + numbers + [String(word.confidence), field(word.text)])
          .joined(separator: "\t")
      }
    }
  }

  /// The text without what would end a field.
  private func field(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }).printable
  }
}
