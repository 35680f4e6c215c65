import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite("Flattening")
struct RectificationTests {
  private let imageSize = CGSize(width: 1600, height: 1200)

  /// The corners of a rectangle in space as a camera that looks at its centre, turned around two axes, shows them.
  private func view(width: Double, height: Double, tilt: Double, turn: Double, shift: Double) -> NormalizedQuadrilateral
  {
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map {
      (u: Double, v: Double) -> NormalizedPoint in
      let (x, y) = (u * width, v * height)
      let (y1, z1) = (y * cos(tilt), y * sin(tilt))
      let (x2, z2) = (x * cos(turn) + z1 * sin(turn), z1 * cos(turn) - x * sin(turn))
      let depth = 4 + z2
      let pixel = CGPoint(x: 800 + 1400 * (x2 + shift) / depth, y: 600 + 1400 * y1 / depth)
      return NormalizedPoint(imagePoint: pixel, in: imageSize, origin: .upperLeft)
    }
    return NormalizedQuadrilateral(
      topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.0), (0.0, -0.6), (0.4, 0.5), (-0.6, 0.3)], [1.75, 1.0, 0.6])
  func proportionsAreRecovered(_ angles: (Double, Double), _ aspect: Double) throws {
    let outline = view(width: aspect, height: 1, tilt: angles.0, turn: angles.1, shift: 0.2)
    let plan = try Rectification(of: outline, in: imageSize)
    #expect(abs(plan.aspectRatio / aspect - 1) < 0.02)
    #expect(abs(Double(plan.width) / Double(plan.height) / plan.aspectRatio - 1) < 0.01)
  }

  @Test func aCardGetsItsResolutionAndOtherProportionsKeepTheirPixels() throws {
    var options = RectificationOptions(dotsPerInch: 200)
    let card = try Rectification(
      of: view(width: 1.75, height: 1, tilt: 0.2, turn: 0, shift: 0), in: imageSize, options: options)
    #expect(card.dotsPerInch == 200)
    #expect(card.width == 693)
    let square = try Rectification(
      of: view(width: 1, height: 1, tilt: 0, turn: 0, shift: 0), in: imageSize, options: options)
    #expect(square.dotsPerInch == nil)
    #expect(square.width == 350)
    options.megapixels = 0.01
    let small = try Rectification(
      of: view(width: 1, height: 1, tilt: 0, turn: 0, shift: 0), in: imageSize, options: options)
    #expect(small.width == 100)
  }

  @Test func pointsMapThereAndBack() throws {
    let outline = view(width: 1.75, height: 1, tilt: 0.4, turn: -0.3, shift: 0.1)
    let plan = try Rectification(of: outline, in: imageSize)
    let corner = plan.imagePoint(for: NormalizedPoint(x: 1, y: 1))
    #expect(abs(corner.x - outline.topRight.x) < 1e-9 && abs(corner.y - outline.topRight.y) < 1e-9)
    let point = NormalizedPoint(x: 0.3, y: 0.8)
    let back = plan.flatPoint(for: plan.imagePoint(for: point))
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    let whole = plan.imageQuadrilateral(for: .fullImage)
    #expect(abs(whole.bottomLeft.x - outline.bottomLeft.x) < 1e-9)
    #expect(abs(whole.bottomRight.y - outline.bottomRight.y) < 1e-9)
  }

  @Test func theFlatPictureShowsTheCardUpright() throws {
    var scene = Scene(width: 500, height: 400, ground: (10, 10, 10))
    let card = Scene.Card(center: (250, 200), width: 300, height: 200, angle: 0.3)
    scene.fill(card, (200, 200, 200)) { _, _ in true }
    scene.fill(card, (0, 0, 250)) { x, y in x < 60 && y < 50 }
    let image = try scene.image
    let corners = card.corners.map { NormalizedPoint(imagePoint: $0, in: image.size, origin: .upperLeft) }
    let flat = try image.rectified(
      NormalizedQuadrilateral(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]),
      options: RectificationOptions(dotsPerInch: 100))
    #expect(flat.pixel(flat.width / 10, flat.height / 8) == [0, 0, 250])
    #expect(flat.pixel(flat.width / 2, flat.height / 2) == [200, 200, 200])
    #expect(flat.pixel(flat.width - 4, flat.height - 4) == [200, 200, 200])
    #expect(flat.pixel(flat.width - 4, 4) == [200, 200, 200])
  }

  @Test func theWholeImageIsLeftAsItIs() throws {
    let image = try TestImage.gradient(width: 170, height: 100)
    let flat = try image.rectified(NormalizedQuadrilateral.fullImage)
    #expect(flat.pixels == image.pixels)
  }

  @Test func cornersBeyondTheImageRepeatItsBorder() throws {
    let image = try TestImage.plain(width: 100, height: 100, blue: 7, green: 8, red: 9)
    let flat = try image.rectified(
      NormalizedQuadrilateral(
        topLeft: NormalizedPoint(x: -0.2, y: 1.1), topRight: NormalizedPoint(x: 0.8, y: 1),
        bottomRight: NormalizedPoint(x: 0.8, y: 0.2), bottomLeft: NormalizedPoint(x: 0, y: 0.2)))
    #expect(flat.pixel(0, 0) == [7, 8, 9])
  }

  @Test func cornersThatEncloseNothingAreAnError() throws {
    let image = try TestImage.plain(width: 100, height: 100)
    let full = NormalizedQuadrilateral.fullImage
    let crossed = NormalizedQuadrilateral(
      topLeft: full.topLeft, topRight: full.bottomRight, bottomRight: full.topRight, bottomLeft: full.bottomLeft)
    let mirrored = NormalizedQuadrilateral(
      topLeft: full.topRight, topRight: full.topLeft, bottomRight: full.bottomLeft, bottomLeft: full.bottomRight)
    let empty = NormalizedQuadrilateral(
      topLeft: full.topLeft, topRight: full.topLeft, bottomRight: full.topLeft, bottomLeft: full.topLeft)
    for outline in [crossed, mirrored, empty] {
      #expect(throws: VisionError.self) { try image.rectified(outline) }
    }
    let plan = try Rectification(of: full, in: CGSize(width: 50, height: 50))
    #expect(throws: VisionError.self) { try image.rectified(by: plan) }
  }
}
