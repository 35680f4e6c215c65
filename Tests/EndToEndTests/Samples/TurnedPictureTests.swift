import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@Suite("Pictures that the camera turned")
struct TurnedPictureTests {
  @Test(
    "An EXIF-turned copy gives the same boxes as the upright picture", arguments: [(3, 180), (6, 270), (8, 90)])
  func sameBoxes(orientation: Int, turn: Int) throws {
    let folder = try TemporaryFolder()
    let upright = try VisionImage(contentsOf: Repository.sample("cats/march.jpg"))
    let turned = VisionImage(pixels: try upright.pixels.rotated(clockwiseDegrees: turn))
    // JPEG blocks that are turned are rounded otherwise, so both copies go through the encoder once.
    let plain = try folder.write(upright.jpegData(quality: 98), to: "plain.jpg")
    let tagged = try folder.write(
      Fixture.jpeg(turned.jpegData(quality: 98), withEXIF: Fixture.exif(orientation: orientation)), to: "tagged.jpg")
    let result = try SnapcatProcess.run(["detect", "--json", plain.path, tagged.path])
    #expect(result.status == 0, "\(result)")
    let found = try result.outputLines.map { try JSONDecoder().decode(DetectResult.self, from: Data($0.utf8)) }
    let (one, other) = (try #require(found.first), try #require(found.last))
    #expect(other.image.width == upright.width && other.image.height == upright.height)
    let boxes = [one, other].map { $0.observations?.map(\.box) ?? [] }
    #expect(!boxes[0].isEmpty)
    #expect(boxes[0].count == boxes[1].count)
    for (first, second) in zip(boxes[0], boxes[1]) {
      for (a, b) in zip(first, second) { #expect(abs(a - b) <= 3, "\(first) and \(second)") }
    }
  }
}
