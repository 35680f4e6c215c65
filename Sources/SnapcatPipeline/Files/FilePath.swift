/// A path of the file system: bytes, since a name need not be text.
public struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The path's bytes, without a terminating zero.
  public var bytes: [UInt8]

  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  public init(_ string: String) {
    bytes = Array(string.utf8)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == FilePath.slash }

  /// The parts between slashes; empty parts and "." are left out.
  public var components: [FilePath] {
    bytes.split(separator: FilePath.slash).filter { $0 != [FilePath.dot] }.map(FilePath.init(bytes:))
  }

  /// Creates the path that ``percentEncoded`` wrote; nil when the text is not of that form.
  public init?(percentEncoded text: String) {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == FilePath.percent else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      result.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    bytes = result
  }

  /// The last part; empty when there is none.
  public var lastComponent: FilePath { components.last ?? FilePath(bytes: []) }

  /// The path without its last part; "" when nothing is left of a relative path.
  public var deletingLastComponent: FilePath {
    FilePath(components: components.dropLast(), isAbsolute: isAbsolute)
  }

  /// The name without its extension: of "a/tom.card.jpg" the bytes of "tom.card".
  public var stem: [UInt8] {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: FilePath.dot), dot > 0 else { return name }
    return Array(name[..<dot])
  }

  /// The extension in lower case, without the dot; nil when there is none or it is no text.
  public var lowercasedExtension: String? {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: FilePath.dot), dot > 0, dot + 1 < name.count else { return nil }
    return String(validating: name[(dot + 1)...], as: UTF8.self)?.lowercased()
  }

  /// The path as text for people; bytes that are no UTF-8 are replaced.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The path with every byte that is no UTF-8, and "%", written as "%" and two hexadecimal digits.
  public var percentEncoded: String {
    var result = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = FilePath.scalarLength(byte)
      if length <= rest.count, byte != FilePath.percent,
        let scalar = String(validating: rest.prefix(length), as: UTF8.self)
      {
        result += scalar
        rest = rest.dropFirst(length)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Appends the parts of a relative path.
  public func appending(_ other: FilePath) -> FilePath {
    if bytes.isEmpty { return other }
    if other.bytes.isEmpty { return self }
    return FilePath(bytes: bytes.last == FilePath.slash ? bytes + other.bytes : bytes + [FilePath.slash] + other.bytes)
  }

  /// Orders paths by their bytes.
  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
  private static let percent = UInt8(ascii: "%")

  /// Joins parts with slashes.
  init(components: some Sequence<FilePath>, isAbsolute: Bool) {
    let joined = Array(components.map(\.bytes).joined(separator: [FilePath.slash]))
    bytes = isAbsolute ? [FilePath.slash] + joined : joined
  }

  /// How many bytes the UTF-8 sequence that starts with `byte` has.
  private static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}
