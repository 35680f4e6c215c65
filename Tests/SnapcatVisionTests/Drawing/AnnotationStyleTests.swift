import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct AnnotationStyleTests {
  private static let hasEmojiFont = EmojiFont.searchPaths.contains { FileManager.default.fileExists(atPath: $0) }

  /// Stripes, so that a blur changes them.
  private func striped() throws -> VisionImage {
    let bytes = (0..<100 * 100).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 3) }
    return VisionImage(pixels: try PixelBuffer(width: 100, height: 100, channels: 3, bytes: bytes))
  }

  private let cat = Annotation(
    boundingBox: NormalizedRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8), label: "Cat", confidence: 0.9,
    face: NormalizedRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2))

  @Test(
    "each style draws what its name says", .enabled(if: hasEmojiFont),
    arguments: zip(AnnotationStyle.allCases, [[true, false], [false, true], [true, true], [false, true]]))
  func styles(style: AnnotationStyle, changes: [Bool]) throws {
    let image = try striped()
    let drawn = try image.annotated(with: [cat], by: style.annotators())
    let (edge, face) = (drawn.pixel(11, 60) != image.pixel(11, 60), drawn.pixel(50, 50) != image.pixel(50, 50))
    #expect([drawn.pixel(10, 60) != image.pixel(10, 60) || edge, face] == changes)
    #expect(style.needsFaces == (style != .boxes))
  }

  @Test("a blurred face keeps no stripes, all around it stays, and dogs are left alone")
  func blur() throws {
    let image = try striped()
    let drawn = try image.annotated(with: [cat], by: [BlurAnnotator()])
    for column in 45..<55 { #expect(abs(Int(drawn.pixel(column, 50)[0]) - 127) < 30) }
    #expect(drawn.pixel(20, 20) == image.pixel(20, 20))
    var dog = cat
    dog.label = "Dog"
    #expect(try image.annotated(with: [dog], by: [BlurAnnotator()]).pixels == image.pixels)
  }

  @Test("a turned blur at the border stays in the picture", arguments: [0, 25, -60, 90])
  func border(roll: Double) throws {
    var corner = cat
    corner.face = NormalizedRect(x: 0.95, y: 0.95, width: 0.1, height: 0.1)
    corner.faceRoll = roll
    let drawn = try striped().annotated(with: [corner], by: [BlurAnnotator()])
    #expect(drawn.width == 100 && drawn.height == 100)
  }

  @Test("a turned emoji is drawn turned")
  func turned() throws {
    // Green above red.
    let bitmap = try #require(Bitmap(width: 1, height: 2, bytes: [0, 255, 0, 255, 0, 0, 255, 255]))
    var turned = cat
    turned.faceRoll = 90
    let drawn = try TestImage.plain(width: 100, height: 100)
      .annotated(with: [turned], by: [EmojiAnnotator(bitmap: bitmap)])
    // Clockwise by a quarter: what was above is on the right.
    #expect(drawn.pixel(58, 50)[1] > 200 && drawn.pixel(42, 50)[2] > 200)
  }

  @Test("an animal's annotation has the face that belongs to it")
  func faces() {
    let box = NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5)
    let other = NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let animals = [other, box].map {
      RecognizedObjectObservation(
        boundingBox: $0, labels: [ClassificationLabel(identifier: "Cat", confidence: 0.5)])
    }
    let face = AnimalFaceObservation(
      boundingBox: NormalizedRect(x: 0.1, y: 0.1, width: 0.1, height: 0.1), roll: 25, confidence: 0.5,
      animalBoundingBox: box)
    let annotations = Annotation.annotations(animals, faces: [face])
    #expect(annotations.map(\.boundingBox) == [other, box])
    #expect(annotations.map(\.face) == [nil, face.boundingBox])
    #expect(annotations.map(\.faceRoll) == [0, 25])
  }
}
