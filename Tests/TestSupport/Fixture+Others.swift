import Foundation

extension Fixture {
  /// A BMP file of 24 bits a pixel; `rows` hold blue, green and red and come from the top.
  public static func bmp(width: Int, height: Int, rows: [[UInt8]], isTopDown: Bool = false) -> Data {
    let rowLength = (width * 3 + 3) / 4 * 4
    let size = 54 + rowLength * height
    var file: [UInt8] = Array("BM".utf8) + little(size, bytes: 4) + little(0, bytes: 4) + little(54, bytes: 4)
    file += little(40, bytes: 4) + little(width, bytes: 4) + little(isTopDown ? -height : height, bytes: 4)
    file += little(1, bytes: 2) + little(24, bytes: 2) + little(0, bytes: 4) + little(rowLength * height, bytes: 4)
    file += [UInt8](repeating: 0, count: 16)
    for row in isTopDown ? rows : rows.reversed() {
      file += row + [UInt8](repeating: 0, count: rowLength - row.count)
    }
    return Data(file)
  }

  /// A JPEG file that stops after a frame header of the given size.
  public static func jpegHeader(width: Int, height: Int) -> Data {
    let frame = [8] + big(height, bytes: 2) + big(width, bytes: 2) + [1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    return Data([0xFF, 0xD8, 0xFF, 0xC0] + big(frame.count + 2, bytes: 2) + frame + scan)
  }

  /// A CMYK JPEG of 16 x 8 pixels as Photoshop writes it: the left half red, the right half blue.
  public static let cmykJPEG = base64(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU\
    /8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAkACv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8AVMVQ\
    qipsq6aqE//Z
    """)

  /// A grey JPEG of 8 x 8 pixels of value 77.
  public static let grayJPEG = base64(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIU\
    FRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AO7//2Q==
    """)

  /// A WebP file without loss: 6 x 4 pixels of red 200, green 30, blue 60.
  public static let webp = base64("UklGRh4AAABXRUJQVlA4TBEAAAAvBcAAAAdQjyKXp/+BiOh/AAA=")

  /// The same as a lossy WebP file.
  public static let lossyWebP = base64(
    "UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoGAAQAAUAmJaACdLoAA5gA/vD6K67xaUa/+8Z//cZ//cZ/7uAAAA==")

  /// A WebP file of two pixels: opaque red, and transparent.
  public static let transparentWebP = base64("UklGRhwAAABXRUJQVlA4TBAAAAAvAQAAEA8Q8x/zH4yM6H8A")

  /// A WebP animation of 4 x 4 pixels: first red 10, green 200, blue 30, then all blue.
  public static let animatedWebP = base64(
    """
    UklGRoYAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GKgAAAAAAAAAAAAMAAAMAAGQAAAJWUDhMEQAAAC8DwAAAB1DkKtSj\
    /4GI6H8AAEFOTUYoAAAAAAAAAAAAAwAAAwAAZAAAAFZQOEwPAAAALwPAAAAHENH//gciov8BAA==
    """)

  /// A WebP file with an EXIF chunk: ``webp`` in the extended layout.
  public static func webp(withEXIF exif: [UInt8]) -> Data {
    let canvas: [UInt8] = [0x08, 0, 0, 0] + little(5, bytes: 3) + little(3, bytes: 3)
    var chunks = Array("VP8X".utf8) + little(canvas.count, bytes: 4) + canvas + webp.dropFirst(12)
    chunks += Array("EXIF".utf8) + little(exif.count, bytes: 4) + exif + (exif.count % 2 == 1 ? [0] : [])
    return Data(Array("RIFF".utf8) + little(chunks.count + 4, bytes: 4) + Array("WEBP".utf8) + chunks)
  }

  /// A GIF animation of 4 x 3 pixels: the first frame is blank (transparent), the second red.
  public static let blankFirstGIF = base64(
    """
    R0lGODlhBAADAIEAAP///wAAAAAAAAAAACH5BAEKAAAALAAAAAAEAAMAAAgIAAEIHEhQYEAAIfkEAQoAAQAsAAAAAAQAAwCB/wAAAAAAAAAAAAAACAgA\
    AQgcSFBgQAA7
    """)

  /// A GIF picture of 4 x 3 red pixels.
  public static let redGIF = base64("R0lGODdhBAADAIEAAP8AAAAAAAAAAAAAACwAAAAABAADAAAICAABCBxIUGBAADs=")
}
