import Foundation
import Synchronization

/// A font for short labels.
public final class LabelFont: Sendable {
  /// Where Debian's package fonts-dejavu-core puts its fonts, the best suited first.
  public static let searchPaths = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ]

  /// Nil for the line font.
  private let face: Mutex<FreeTypeFace?>

  /// The first font of ``searchPaths`` that is installed, or else the line font that OpenCV brings.
  public static func installed() -> LabelFont {
    for path in searchPaths {
      if let font = try? LabelFont(path: path) { return font }
    }
    return .lines
  }

  /// The line font that OpenCV brings; it knows ASCII only.
  public static var lines: LabelFont { LabelFont() }

  /// Opens a font file.
  ///
  /// - Throws: ``DrawingError/fontUnavailable(_:)``.
  public init(path: String) throws(DrawingError) {
    face = Mutex(try FreeTypeFace(path: path))
  }

  private init() {
    face = Mutex(nil)
  }

  /// A line of text as a mask, 255 where a letter is, just large enough for any letter of the line's height.
  func mask(of text: String, pixelSize: Int) throws(DrawingError) -> PixelBuffer {
    let drawn: Result<PixelBuffer, DrawingError>? = face.withLock { face in
      guard let face else { return nil }
      return Result { () throws(DrawingError) in try face.mask(of: text, pixelSize: pixelSize) }
    }
    guard let drawn else { return try PixelBuffer.lineFontMask(of: text, pixelSize: pixelSize) }
    return try drawn.get()
  }
}
