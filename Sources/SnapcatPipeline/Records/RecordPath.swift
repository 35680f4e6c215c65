/// A path as records write it: text, with the encoding named when the path itself is no UTF-8.
public struct RecordPath: Hashable, Sendable {
  /// How bytes that are no text are written.
  public enum Encoding: String, Codable, Sendable {
    /// Bytes that are no UTF-8, and "%" itself, are written as "%" and two hexadecimal digits.
    case percent
  }

  public var text: String
  /// Nil when `text` is the path itself.
  public var encoding: Encoding?

  public init(text: String, encoding: Encoding? = nil) {
    self.text = text
    self.encoding = encoding
  }

  /// Creates the text for the bytes of a path.
  public init(_ path: FilePath) {
    if let text = String(validating: path.bytes, as: UTF8.self) {
      self.init(text: text)
    } else {
      self.init(text: path.percentEncoded, encoding: .percent)
    }
  }
}
