import Foundation
import SnapcatVision
import Testing

@Suite struct GeometryTests {
  private static let size = CGSize(width: 200, height: 100)

  @Test(arguments: [CoordinateOrigin.lowerLeft, .upperLeft]) func pointsComeBack(_ origin: CoordinateOrigin) {
    let point = NormalizedPoint(x: 0.25, y: 0.75)
    let pixels = point.toImageCoordinates(Self.size, origin: origin)
    #expect(pixels == CGPoint(x: 50, y: origin == .lowerLeft ? 75 : 25))
    #expect(NormalizedPoint(imagePoint: pixels, in: Self.size, origin: origin) == point)
  }

  @Test(arguments: [CoordinateOrigin.lowerLeft, .upperLeft]) func rectanglesComeBack(_ origin: CoordinateOrigin) {
    let rectangle = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let pixels = rectangle.toImageCoordinates(Self.size, origin: origin)
    #expect(pixels == CGRect(x: 50, y: origin == .lowerLeft ? 50 : 25, width: 100, height: 25))
    #expect(NormalizedRect(imageRect: pixels, in: Self.size, origin: origin) == rectangle)
  }

  @Test(arguments: [
    (NormalizedRect(x: 0, y: 0, width: 1, height: 1), 0.25), (NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5), 1.0),
    (NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 0.5), 0.0),
    (NormalizedRect(x: 0.25, y: 0, width: 0.5, height: 0.5), 1.0 / 3),
  ])
  func overlapIsASharedArea(_ other: NormalizedRect, expected: Double) {
    let rectangle = NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(abs(rectangle.intersectionOverUnion(with: other) - expected) < 1e-12)
    #expect(rectangle.intersectionOverUnion(with: other) == other.intersectionOverUnion(with: rectangle))
  }

  @Test func aUnionHoldsBoth() {
    let union = NormalizedRect(x: 0, y: 0.5, width: 0.25, height: 0.25)
      .union(NormalizedRect(x: 0.5, y: 0, width: 0.25, height: 0.25))
    #expect(union == NormalizedRect(x: 0, y: 0, width: 0.75, height: 0.75))
  }

  @Test func roundingDoesNotThrowARectangleOutOfTheImage() {
    #expect(NormalizedRect(x: 0.1, y: 0.7, width: 0.9, height: 0.3 + 1e-12).isInsideUnitSquare)
    #expect(!NormalizedRect(x: 0.1, y: 0.7, width: 0.9, height: 0.31).isInsideUnitSquare)
  }

  @Test func aQuadrilateralsBoxHoldsItsCorners() {
    let turned = NormalizedQuadrilateral(
      topLeft: NormalizedPoint(x: 0.5, y: 0.875), topRight: NormalizedPoint(x: 0.875, y: 0.5),
      bottomRight: NormalizedPoint(x: 0.5, y: 0.125), bottomLeft: NormalizedPoint(x: 0.125, y: 0.5))
    #expect(turned.boundingBox == NormalizedRect(x: 0.125, y: 0.125, width: 0.75, height: 0.75))
    #expect(turned.toImageCoordinates(Self.size, origin: .upperLeft)[0] == CGPoint(x: 100, y: 12.5))
  }
}
