import Foundation

/// Puts pieces of text into lines and the lines into reading order.
///
/// Pieces on one row form a line unless a gap of several characters, a column's edge, lies between them.
struct TextLineLayout {
  typealias Line = TextRecognitionResult.Line

  /// The widest gap within a line, in widths of its average character.
  var widestGap = 3.5
  /// The widest gap between a label, such as "Fax:", and what it stands before.
  var widestLabelGap = 12.0
  /// The most characters of a label.
  var longestLabel = 8

  /// The pieces as lines in reading order: row by row from the top, each from left to right.
  func lines(from pieces: [Line]) -> [Line] {
    rows(of: pieces.flatMap(split)).flatMap { joined($0) }
  }

  /// Boxes of lines: those of labels joined with the boxes that they stand before, and those that a reading of the page
  /// took for one line with each other.
  func withLabels(_ boxes: [CGRect], along reading: [Line] = []) -> [CGRect] {
    var result: [CGRect] = []
    for box in joined(boxes, along: reading).sorted(by: { $0.minX < $1.minX }) {
      let label = result.firstIndex { label in
        let gap = box.minX - label.maxX
        return label.width < 4 * label.height && gap >= 0 && gap < 5 * label.height && sharesRow(label, box)
          && max(label.height, box.height) <= 2 * min(label.height, box.height)
      }
      if let label { result[label] = result[label].union(box) } else { result.append(box) }
    }
    return result
  }

  private func joined(_ boxes: [CGRect], along reading: [Line]) -> [CGRect] {
    var result = boxes
    for line in reading {
      let isPart: (CGRect) -> Bool = { box in
        sharesRow(box, line.boundingBox) && overlapsSideways(box, line.boundingBox)
          && box.height <= 2 * line.boundingBox.height
      }
      let parts = result.filter(isPart)
      guard let first = parts.first, parts.count > 1 else { continue }
      result.removeAll(where: isPart)
      result.append(parts.dropFirst().reduce(first) { $0.union($1) })
    }
    return result
  }

  /// The line cut where its words are too far apart.
  func split(_ line: Line) -> [Line] {
    let words = line.words.sorted { $0.boundingBox.minX < $1.boundingBox.minX }
    let limit = widestGap * characterWidth(of: words)
    var groups: [[Line.Word]] = []
    for word in words {
      if let last = groups.last, let edge = last.last?.boundingBox.maxX,
        word.boundingBox.minX - edge <= (isLabel(last, before: word) ? limit / widestGap * widestLabelGap : limit)
      {
        groups[groups.count - 1].append(word)
      } else {
        groups.append([word])
      }
    }
    guard groups.count > 1 else { return [line] }
    return groups.map { Line(reading: $0) }
  }

  /// The pieces grouped by rows, rows from the top, pieces from the left.
  func rows(of pieces: [Line]) -> [[Line]] {
    var rows: [[Line]] = []
    for piece in pieces.sorted(by: { $0.boundingBox.midY < $1.boundingBox.midY }) {
      let row = rows.lastIndex { row in row.contains { sharesRow($0.boundingBox, piece.boundingBox) } }
      if let row, !rows[row].contains(where: { overlapsSideways($0.boundingBox, piece.boundingBox) }) {
        rows[row].append(piece)
      } else {
        rows.append([piece])
      }
    }
    return rows.map { $0.sorted { $0.boundingBox.minX < $1.boundingBox.minX } }
  }

  private func joined(_ row: [Line]) -> [Line] {
    var result: [Line] = []
    for piece in row {
      guard let last = result.last, belongTogether(last, piece) else {
        result.append(piece)
        continue
      }
      let words = last.words + piece.words
      let alternatives =
        last.alternatives.map {
          TextRecognitionResult.Alternative(text: "\($0.text) \(piece.text)", confidence: $0.confidence)
        }
        + piece.alternatives.map {
          TextRecognitionResult.Alternative(text: "\(last.text) \($0.text)", confidence: $0.confidence)
        }
      result[result.count - 1] = Line(reading: words)
      result[result.count - 1].alternatives = alternatives.sorted { $0.confidence > $1.confidence }
    }
    return result
  }

  private func belongTogether(_ left: Line, _ right: Line) -> Bool {
    let (a, b) = (left.boundingBox, right.boundingBox)
    let width = characterWidth(of: left.words + right.words)
    guard let next = right.words.first else { return false }
    return b.minX - a.maxX <= (isLabel(left.words, before: next) ? widestLabelGap : widestGap) * width
      && max(a.height, b.height) <= 2 * min(a.height, b.height)
  }

  private func sharesRow(_ a: CGRect, _ b: CGRect) -> Bool {
    min(a.maxY, b.maxY) - max(a.minY, b.minY) > 0.5 * min(a.height, b.height)
  }

  private func overlapsSideways(_ a: CGRect, _ b: CGRect) -> Bool {
    min(a.maxX, b.maxX) - max(a.minX, b.minX) > 2
  }

  private func characterWidth(of words: [Line.Word]) -> Double {
    let count = words.reduce(0) { $0 + $1.text.count }
    return words.reduce(0) { $0 + Double($1.boundingBox.width) } / Double(max(1, count))
  }

  /// Whether the words are what stands before a number or an address: a short word with a colon, or before a value.
  private func isLabel(_ words: [Line.Word], before next: Line.Word) -> Bool {
    guard words.count == 1, let text = words.first?.text, text.count <= longestLabel else { return false }
    if text.hasSuffix(":") { return true }
    return text.contains(where: \.isLetter) && TextLabelFinder.isValue(next.text)
  }
}
