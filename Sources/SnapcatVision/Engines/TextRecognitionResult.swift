import Foundation

/// What a text engine read.
public struct TextRecognitionResult: Hashable, Sendable {
  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// A word of the line.
    public struct Word: Hashable, Sendable {
      public var text: String
      /// In 0...1.
      public var confidence: Float
      /// In pixels of the turned image, origin at the upper left.
      public var boundingBox: CGRect

      public init(text: String, confidence: Float, boundingBox: CGRect) {
        self.text = text
        self.confidence = confidence
        self.boundingBox = boundingBox
      }
    }

    /// Words of the line from left to right; its text is the words joined with blanks.
    public var words: [Word]
    /// In 0...1.
    public var confidence: Float
    /// Other readings of the whole line, the likeliest first, each with a confidence.
    public var alternatives: [Alternative]

    public init(words: [Word], confidence: Float, alternatives: [Alternative] = []) {
      self.words = words
      self.confidence = confidence
      self.alternatives = alternatives
    }

    /// The words joined with blanks.
    public var text: String { words.map(\.text).joined(separator: " ") }

    /// The smallest rectangle that holds the words, in pixels of the turned image, origin at the upper left.
    public var boundingBox: CGRect {
      words.dropFirst().reduce(words.first?.boundingBox ?? .zero) { $0.union($1.boundingBox) }
    }
  }

  /// Another reading of a line.
  public struct Alternative: Hashable, Sendable {
    public var text: String
    public var confidence: Float

    public init(text: String, confidence: Float) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// Lines in reading order.
  public var lines: [Line]
  /// Degrees clockwise that the image was turned to be read: 0, 90, 180 or 270.
  public var rotation: Int

  public init(lines: [Line], rotation: Int) {
    self.lines = lines
    self.rotation = rotation
  }
}
