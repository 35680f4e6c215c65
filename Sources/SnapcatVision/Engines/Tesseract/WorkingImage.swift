import Foundation

/// An image as Tesseract reads it: flattened, and scaled so that the print of a card has about 300 dots per inch.
struct WorkingImage {
  /// The long side that a small image is enlarged to, in pixels: a card of 89 mm at 300 dots per inch.
  static let cardLongSide = 1050
  /// The long side that a large image is reduced to.
  static let largestLongSide = 2600

  /// More shapes than any page of text has: noise or texture, which is evened out by reducing the image once more.
  static let tooManyShapes = 50_000

  /// The flattened pixels, one channel.
  let pixels: PixelBuffer
  /// Pixels of the original image for one pixel here.
  let scale: Double

  init(of image: PixelBuffer, stages: TextRecognitionStages) throws {
    let longSide = max(image.width, image.height)
    let smallest = stages.includes(.enlargement) ? Self.cardLongSide : 1
    var target = min(max(longSide, smallest), Self.largestLongSide)
    var flattened = try Self.flattened(image, longSide: target, stages)
    while target > Self.cardLongSide, try flattened.textShapeCount() > Self.tooManyShapes {
      target = max(Self.cardLongSide, target / 2)
      flattened = try Self.flattened(image, longSide: target, stages)
    }
    pixels = flattened
    scale = Double(longSide) / Double(target)
  }

  private static func flattened(
    _ image: PixelBuffer, longSide: Int, _ stages: TextRecognitionStages
  ) throws -> PixelBuffer {
    let size = image.size(withLongSide: longSide)
    let resized = try image.resized(toWidth: size.width, height: size.height)
    return try stages.includes(.flattening) ? resized.flattenedForText() : resized.gray()
  }

  /// The line with its words' boxes in pixels of the original image.
  func inImage(_ line: TextRecognitionResult.Line) -> TextRecognitionResult.Line {
    var line = line
    for index in line.words.indices {
      let box = line.words[index].boundingBox
      line.words[index].boundingBox = CGRect(
        x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
    }
    return line
  }
}
