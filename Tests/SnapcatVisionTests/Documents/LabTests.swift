import Testing

@testable import SnapcatVision

/// CIE Lab as the search for documents sees it; the wanted values are those of CIE 15 for sRGB and D65.
@Suite struct LabTests {
  /// Red, green and blue, and the colour's place in CIE Lab.
  private static let colors: [([UInt8], [Double])] = [
    ([255, 255, 255], [100, 0, 0]), ([0, 0, 0], [0, 0, 0]), ([128, 128, 128], [53.59, 0, 0]),
    ([255, 0, 0], [53.24, 80.09, 67.20]), ([0, 255, 0], [87.73, -86.18, 83.18]),
    ([0, 0, 255], [32.30, 79.19, -107.86]),
    ([3, 3, 3], [0.82, 0, 0]), ([200, 150, 120], [66.10, 14.85, 23.13]),
  ]

  @Test(arguments: colors) func colorsHaveTheirValues(color: [UInt8], lab: [Double]) throws {
    let pixel = Array(color.reversed())
    let image = try PixelBuffer(width: 20, height: 20, channels: 3, bytes: (0..<400).flatMap { _ in pixel })
    let found = try DocumentScene(DocumentOverview(image)).color(at: PixelPoint(x: 10, y: 10))
    #expect(abs(found.0 - 2.55 * lab[0]) < 1)
    #expect(abs(found.1 - lab[1] - 128) < 1)
    #expect(abs(found.2 - lab[2] - 128) < 1)
  }
}
