import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct ImageRegionTests {
  @Test(arguments: [
    NormalizedRect(x: 0, y: 0, width: 0, height: 1), NormalizedRect(x: -0.1, y: 0, width: 0.5, height: 0.5),
    NormalizedRect(x: 0.6, y: 0, width: 0.5, height: 0.5), NormalizedRect(x: 0, y: 0, width: 1, height: 1.01),
    NormalizedRect(x: .nan, y: 0, width: 1, height: 1),
  ])
  func aRegionOutsideTheImageIsRefused(_ rectangle: NormalizedRect) throws {
    let image = try TestImage.noise(width: 10, height: 10)
    #expect(throws: VisionError.self) { try ImageRegion(of: image, in: rectangle) }
  }

  @Test func theWholeImageIsNotCut() throws {
    let image = try TestImage.noise(width: 10, height: 8)
    let region = try ImageRegion(of: image)
    #expect(region.isFullImage)
    #expect(region.pixels == image.pixels)
  }

  @Test func theLowerLeftQuarterIsCutFromThere() throws {
    let image = try TestImage.gradient(width: 20, height: 10)
    let region = try ImageRegion(of: image, in: NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(region.frame == CGRect(x: 0, y: 5, width: 10, height: 5))
    #expect(Array(region.pixels.bytes.prefix(3)) == image.pixel(0, 5))
    #expect(!region.isFullImage)
  }

  @Test func fractionsAreWidenedToWholePixels() throws {
    let image = try TestImage.gradient(width: 10, height: 10)
    let region = try ImageRegion(of: image, in: NormalizedRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    #expect(region.frame == CGRect(x: 2, y: 2, width: 6, height: 6))
  }

  @Test func pixelsOfTheRegionFindBackToTheImage() throws {
    let image = try TestImage.noise(width: 20, height: 10)
    let region = try ImageRegion(of: image, in: NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(region.normalized(CGPoint(x: 0, y: 0)) == NormalizedPoint(x: 0.5, y: 1))
    #expect(region.normalized(CGPoint(x: 10, y: 5)) == NormalizedPoint(x: 1, y: 0.5))
    #expect(
      region.normalized(CGRect(x: 0, y: 0, width: 5, height: 5))
        == NormalizedRect(x: 0.5, y: 0.5, width: 0.25, height: 0.5))
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 0, y: 5)]
    #expect(region.normalized(corners)?.bottomLeft == NormalizedPoint(x: 0.5, y: 0.5))
    #expect(region.normalized(Array(corners.dropLast())) == nil)
  }

  @Test func derivedImagesHaveTheRegionsSize() throws {
    let context = ImageRequestContext(
      image: try TestImage.gradient(width: 40, height: 20), engines: FakeEngines().engines)
    let whole = try context.region(of: SizeRequest())
    let left = try context.region(
      of: SizeRequest(regionOfInterest: NormalizedRect(x: 0, y: 0, width: 0.25, height: 1)))
    for region in [whole, left] {
      let gray = try context.gray(region)
      #expect(gray.channels == 1)
      #expect((gray.width, gray.height) == (region.pixels.width, region.pixels.height))
      #expect(try context.gray(region) == gray)
    }
    let small = try context.resized(whole, toLongSide: 10)
    #expect((small.width, small.height) == (10, 5))
    #expect(try context.resized(whole, toLongSide: 100) == whole.pixels)
  }
}
