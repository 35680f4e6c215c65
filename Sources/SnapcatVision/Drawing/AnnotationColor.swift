/// A colour to draw with, 0...255 for each channel.
public struct AnnotationColor: Codable, Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public static let black = AnnotationColor(red: 0, green: 0, blue: 0)
  public static let white = AnnotationColor(red: 255, green: 255, blue: 255)
  public static let red = AnnotationColor(red: 255, green: 0, blue: 0)

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Black or white, whichever is read more easily on this colour.
  public var contrastingText: AnnotationColor {
    299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 140_000 ? .black : .white
  }
}
