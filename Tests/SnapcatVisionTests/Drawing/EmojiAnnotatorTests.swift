import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct EmojiAnnotatorTests {
  /// Two columns: opaque green, and half-transparent white (premultiplied).
  private static let bitmap = Bitmap(width: 2, height: 1, bytes: [0, 255, 0, 255, 128, 128, 128, 128])

  @Test func itIsBlendedIntoThePicture() throws {
    let image = try TestImage.plain(width: 2, height: 1, blue: 100, green: 100, red: 100)
    var canvas = Canvas(image.pixels)
    try canvas.draw(#require(Self.bitmap), in: CGRect(x: 0, y: 0, width: 2, height: 1))
    let done = VisionImage(pixels: canvas.pixels)
    #expect(done.pixel(0, 0) == [0, 255, 0])
    #expect(done.pixel(1, 0).allSatisfy { abs(Int($0) - 178) <= 1 })
  }

  @Test func whatLeavesThePictureIsCutOff() throws {
    let plain = try TestImage.plain(width: 4, height: 4)
    for place in [(-3, -3), (3, 3), (10, 0), (0, -10), (-1, 2)] {
      var canvas = Canvas(plain.pixels)
      try canvas.draw(#require(Self.bitmap), in: CGRect(x: place.0, y: place.1, width: 4, height: 4))
      #expect(canvas.size == plain.size)
    }
  }

  @Test func onlyCatsGetOneAndItIsWhereTheRuleSays() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [0, 255, 0, 255]))
    let image = try TestImage.plain(width: 100, height: 100)
    let cat = NormalizedRect(x: 0, y: 0, width: 0.5, height: 1)
    let dog = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let done = try image.annotated(
      with: [
        Annotation(boundingBox: cat, label: "Cat", confidence: 1),
        Annotation(boundingBox: dog, label: "Dog", confidence: 1),
      ], by: [EmojiAnnotator(bitmap: bitmap)])
    let frame = EmojiPlacement().place(
      for: Annotation(boundingBox: cat, label: "Cat", confidence: 1), aspectRatio: 1, in: image.size
    ).frame
    for row in 0..<100 {
      for column in 0..<100 {
        let isInside = frame.contains(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
        #expect(done.pixel(column, row) == (isInside ? [0, 255, 0] : [0, 0, 0]))
      }
    }
  }

  @Test func aMissingFontIsAnErrorThatNamesThePackage() {
    let error = #expect(throws: DrawingError.self) { try EmojiAnnotator(fontPath: "/no/such/font.ttf") }
    #expect(error?.description.contains("fonts-noto-color-emoji") == true)
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "font.ttf").path
      try Data("no font".utf8).write(to: URL(filePath: path))
      #expect(throws: DrawingError.self) { try EmojiAnnotator(fontPath: path) }
      #expect(throws: DrawingError.self) { try LabelFont(path: path) }
    }
  }

  @Test(.enabled(if: EmojiFont.searchPaths.contains { FileManager.default.fileExists(atPath: $0) }))
  func theBoyIsAColourPicture() throws {
    let bitmap = try EmojiFont.bitmap(of: "\u{1F466}")
    #expect(bitmap.width > 64 && bitmap.height > 64)
    let pixels = stride(from: 0, to: bitmap.bytes.count, by: 4).map { Array(bitmap.bytes[$0..<$0 + 4]) }
    #expect(pixels.contains { $0[3] == 0 })
    // The yellow of the face.
    #expect(pixels.contains { $0[3] == 255 && $0[2] > 220 && $0[1] > 150 && $0[0] < 100 })
    #expect(throws: DrawingError.self) { try EmojiFont.bitmap(of: "\u{E000}") }
  }
}
