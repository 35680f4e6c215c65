import Foundation
import SnapcatVision
import Testing
import TestSupport

@Suite struct EncodingTests {
  @Test(arguments: [(1, 1), (3, 5), (640, 2), (97, 101)])
  func pngGivesTheSamePixelsBack(width: Int, height: Int) throws {
    let image = try TestImage.noise(width: width, height: height)
    let decoded = try VisionImage(data: image.pngData())
    #expect(decoded == image)
  }

  @Test func jpegGivesNearlyTheSamePixelsBack() throws {
    let image = try TestImage.gradient(width: 64, height: 48)
    let decoded = try VisionImage(data: image.jpegData(quality: 95))
    #expect(decoded.size == image.size)
    #expect(TestImage.largestDifference(decoded, image) <= 8)
  }

  @Test func grayPixelsAreWrittenToo() throws {
    let gray = try PixelBuffer(width: 2, height: 1, channels: 1, bytes: [10, 200])
    #expect(try VisionImage(data: gray.pngData()).pixels.bytes == [10, 10, 10, 200, 200, 200])
    #expect(try VisionImage(data: gray.jpegData(quality: 100)).size == CGSize(width: 2, height: 1))
  }

  @Test func moreThanJPEGAllowsIsAnError() throws {
    let long = try PixelBuffer(width: 65536, height: 1, channels: 1, bytes: [UInt8](repeating: 0, count: 65536))
    #expect(throws: ImageError.self) { try long.jpegData() }
    #expect(try VisionImage(data: long.pngData()).width == 65536)
  }
}
