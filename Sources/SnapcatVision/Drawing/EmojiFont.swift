import Foundation

/// Finds emoji as pictures.
public enum EmojiFont {
  /// Where Noto Color Emoji is looked for.
  public static let searchPaths = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "/usr/share/fonts/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf",
  ]

  /// A character of a colour emoji font as a picture.
  ///
  /// - Parameters:
  ///   - emoji: one character, such as a boy (U+1F466); of several scalars the first counts.
  ///   - path: a font with stored colour bitmaps; nil to look in ``searchPaths``.
  /// - Throws: ``DrawingError/fontUnavailable(_:)``, which names the package that brings the font.
  public static func bitmap(of emoji: Character, fontPath path: String? = nil) throws(DrawingError) -> Bitmap {
    let candidates = path.map { [$0] } ?? searchPaths
    guard let found = candidates.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      throw .fontUnavailable(
        "no emoji font at \(candidates.joined(separator: ", ")); install the package fonts-noto-color-emoji")
    }
    let face = try FreeTypeFace(path: found)
    guard let scalar = emoji.unicodeScalars.first, let bitmap = face.colorBitmap(of: scalar) else {
      throw .fontUnavailable(
        "the font \(found) has no colour picture of \(emoji); the package fonts-noto-color-emoji brings one that has")
    }
    return bitmap
  }
}
