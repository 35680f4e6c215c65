import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct CroppingTests {
  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 6, height: 4), CGRect(x: -5, y: -5, width: 100, height: 100),
    CGRect(x: 0.2, y: 0.3, width: 5.7, height: 3.6),
  ])
  func whatHoldsTheWholeImageGivesTheWholeImage(_ rectangle: CGRect) throws {
    let image = try TestImage.noise(width: 6, height: 4)
    #expect(try image.cropped(to: rectangle) == image)
  }

  @Test func thePartIsCopiedRowByRow() throws {
    let image = try TestImage.gradient(width: 6, height: 4)
    let part = try image.cropped(to: CGRect(x: 4, y: 1, width: 5, height: 2))
    #expect(part.size == CGSize(width: 2, height: 2))
    #expect(part.pixel(0, 0) == image.pixel(4, 1))
    #expect(part.pixel(1, 1) == image.pixel(5, 2))
  }

  @Test(arguments: [
    CGRect(x: 6, y: 0, width: 1, height: 1), CGRect(x: 0, y: -3, width: 2, height: 3),
    CGRect(x: 1, y: 1, width: 0, height: 2), CGRect(x: Double.nan, y: 0, width: 1, height: 1),
  ])
  func whatDoesNotTouchTheImageIsAnError(_ rectangle: CGRect) throws {
    let image = try TestImage.noise(width: 6, height: 4)
    #expect(throws: ImageError.self) { try image.cropped(to: rectangle) }
  }
}
