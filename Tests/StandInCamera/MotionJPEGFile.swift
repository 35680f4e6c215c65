import Foundation

/// An AVI file whose pictures are JPEG files, for tests.
public enum MotionJPEGFile {
  /// The bytes of the file.
  ///
  /// - Parameter pictures: JPEG files, all of `width` x `height` pixels as the file states it.
  public static func data(_ pictures: [Data], width: Int, height: Int, framesPerSecond: Int = 10) -> Data {
    let count = pictures.count
    let main = numbers(1_000_000 / framesPerSecond, 0, 0, 0x10, count, 0, 1, 0, width, height, 0, 0, 0, 0)
    let stream =
      Data("vidsMJPG".utf8) + numbers(0, 0, 0, 1, framesPerSecond, 0, count, 0, -1, 0, 0, width | height << 16)
    let format =
      numbers(40, width, height, 1 | 24 << 16) + Data("MJPG".utf8) + numbers(width * height * 3, 0, 0, 0, 0)
    let header = list("hdrl", chunk("avih", main) + list("strl", chunk("strh", stream) + chunk("strf", format)))
    var (body, index, place) = (Data(), Data(), 4)
    for picture in pictures {
      let part = chunk("00dc", picture)
      index += Data("00dc".utf8) + numbers(0x10, place, picture.count)
      body += part
      place += part.count
    }
    let all = Data("AVI ".utf8) + header + list("movi", body) + chunk("idx1", index)
    return chunk("RIFF", all)
  }

  private static func list(_ name: String, _ body: Data) -> Data { chunk("LIST", Data(name.utf8) + body) }

  private static func chunk(_ name: String, _ body: Data) -> Data {
    Data(name.utf8) + numbers(body.count) + body + Data(repeating: 0, count: body.count % 2)
  }

  /// Numbers of 32 bits, the lowest byte first.
  private static func numbers(_ values: Int...) -> Data {
    Data(values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } })
  }
}
