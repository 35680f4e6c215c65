import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

/// What the model finds that is the default one on this machine.
@Suite("A small cat in a large picture", .enabled(if: (try? ModelStore().defaultManifest()) != nil))
struct SmallAnimalTests {
  /// A photo without animals, enlarged to 24 megapixels, with the cat of a sample scaled to `side` pixels on it.
  private func scene(side: Int, at place: CGPoint) throws -> VisionImage {
    let cat = try VisionImage(contentsOf: Samples.url("cats/tortoiseshell.jpg")).pixels
    let small = try cat.resized(toWidth: side, height: side * cat.height / cat.width)
    var scene = try VisionImage(contentsOf: Samples.url("scenes/coffee.png")).pixels
      .resized(toWidth: 6000, height: 4000)
    for row in 0..<small.height {
      let start = ((Int(place.y) + row) * scene.width + Int(place.x)) * 3
      let bytes = small.bytes[row * small.width * 3..<(row + 1) * small.width * 3]
      scene.bytes.replaceSubrange(start..<start + bytes.count, with: bytes)
    }
    return VisionImage(pixels: scene)
  }

  @Test("a cat of 160 pixels in 24 megapixels is found in tiles, where it is")
  func tiles() throws {
    let place = CGPoint(x: 4130, y: 1770)
    let image = try scene(side: 160, at: place)
    var request = RecognizeAnimalsRequest()
    request.tiling = .auto
    let context = ImageRequestContext(image: image, engines: .standard)
    let cats = try request.perform(in: context).filter { $0.labels.first?.identifier == "Cat" }
    let boxes = cats.map { $0.boundingBox.toImageCoordinates(image.size, origin: .upperLeft) }
    let cat = CGRect(x: place.x, y: place.y, width: 160, height: 160)
    #expect(boxes.contains { cat.contains(CGPoint(x: $0.midX, y: $0.midY)) }, "\(boxes)")
    request.tiling = .never
    #expect(try request.perform(in: context).isEmpty)
  }
}
