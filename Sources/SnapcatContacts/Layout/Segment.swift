/// A stretch of a line that is no e-mail, website or number: what names, titles, companies and addresses are found in.
struct Segment: Hashable, Sendable {
  /// The line that it stands on; the first one where it was put together from two.
  var line: Int
  /// All lines that it stands on.
  var lines: [Int]
  var text: String
  var words: [Word]
  /// The folded parts of all words.
  var keys: [String]
  var box: TextLine.Box?
  /// Type size relative to the card's median; 1 when boxes are unknown.
  var relativeSize = 1.0
  /// In 0...1; what the reader of the text said of it.
  var confidence: Double?
  /// Whether the line also held an e-mail, website or number.
  var sharesLine: Bool
  /// Whether there are Chinese, Japanese or Korean characters.
  let hasEastAsian: Bool
  /// Whether it is one of three or more things that a line lists.
  var isListItem = false
  /// Whether a label announced an address.
  var isLabelledAddress = false

  init(line: Int, text: String, box: TextLine.Box?, confidence: Double?, sharesLine: Bool) {
    self.line = line
    lines = [line]
    self.text = text
    words = Word.words(of: text)
    keys = words.flatMap(\.keys)
    hasEastAsian = text.unicodeScalars.contains(where: \.isEastAsian)
    self.box = box
    self.confidence = confidence
    self.sharesLine = sharesLine
  }

  /// This segment with the next one behind it.
  func joined(with other: Segment, by separator: String) -> Segment {
    var joined = Segment(
      line: line, text: text + separator + other.text, box: box, confidence: confidence, sharesLine: sharesLine)
    joined.lines = lines + other.lines
    joined.relativeSize = relativeSize
    joined.isLabelledAddress = isLabelledAddress
    if let first = box, let second = other.box {
      joined.box = TextLine.Box(
        left: min(first.left, second.left), top: min(first.top, second.top), right: max(first.right, second.right),
        bottom: max(first.bottom, second.bottom))
    }
    return joined
  }
}
