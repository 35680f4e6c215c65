import COpenCV

@testable import SnapcatVision

/// Pictures of text for tests, drawn with OpenCV's stroke font.
struct TextPicture {
  private(set) var pixels: PixelBuffer

  init(width: Int, height: Int, ground: UInt8 = 245) {
    pixels = PixelBuffer(width: width, height: height, channels: 1, filledWith: ground)
  }

  /// Draws a line; `x` and `y` are the left end of its baseline, and capitals are 22 pixels high at scale 1.
  mutating func draw(_ text: String, x: Int, y: Int, scale: Double = 1.1, ink: UInt8 = 20) throws {
    try pixels.withMutableCImage { target in
      try checkingOpenCV { scv_draw_text(target, text, Int32(x), Int32(y), scale, 2, ink, $0) }
    }
  }

  /// Fills a part with one value.
  mutating func fill(columns: Range<Int>, rows: Range<Int>, with value: UInt8) {
    for row in rows {
      for column in columns { pixels.bytes[row * pixels.width + column] = value }
    }
  }

  /// The picture as a handler takes it.
  func image() throws -> VisionImage {
    VisionImage(
      pixels: try PixelBuffer(
        width: pixels.width, height: pixels.height, channels: 3, bytes: pixels.bytes.flatMap { [$0, $0, $0] }))
  }

  /// A card with a name, a title and a number.
  static func card(ground: UInt8 = 245, ink: UInt8 = 20) throws -> TextPicture {
    var picture = TextPicture(width: 1050, height: 600, ground: ground)
    try picture.draw("Marta Lindholm", x: 80, y: 130, scale: 1.6, ink: ink)
    try picture.draw("Garden architect", x: 80, y: 220, ink: ink)
    try picture.draw("+46 8 555 01 42", x: 80, y: 400, ink: ink)
    try picture.draw("marta@lindholm.example", x: 80, y: 480, ink: ink)
    return picture
  }
}
