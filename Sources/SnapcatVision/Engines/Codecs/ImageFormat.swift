/// The kinds of image files that are told apart, by their first bytes.
enum ImageFormat: Hashable, Sendable {
  case jpeg
  case png
  case webp
  case tiff
  case bmp
  case gif
  /// A format that cannot be decoded, by the name that people know it by.
  case other(String)

  /// How many bytes are enough to tell.
  static let prefixLength = 16

  /// The format of a file that starts with `bytes`, or nil when they start no image.
  init?(prefix bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(Self.prefixLength))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: signature) }
    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has([0x49, 0x49, 42, 0]) || has([0x4D, 0x4D, 0, 42]) || has([0x49, 0x49, 43, 0])
      || has([0x4D, 0x4D, 0, 43])
    {
      self = .tiff
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("BM"), has([0, 0, 0, 0], at: 6) {
      self = .bmp
    } else if has("ftyp", at: 4) {
      guard let name = Self.isoMediaName(brand: String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)) else {
        return nil
      }
      self = .other(name)
    } else if has([0xFF, 0x0A]) || has([0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]) {
      self = .other("JPEG XL")
    } else if has([0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]) || has([0xFF, 0x4F, 0xFF, 0x51]) {
      self = .other("JPEG 2000")
    } else if has("8BPS") {
      self = .other("Photoshop")
    } else {
      return nil
    }
  }

  /// The name of a still-image format inside an ISO media file; nil for films.
  private static func isoMediaName(brand: String) -> String? {
    switch brand {
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": "HEIC"
    case "avif", "avis": "AVIF"
    case "crx ": "Canon raw (CR3)"
    default: nil
    }
  }
}
