import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite("DetectBarcodesRequest")
struct DetectBarcodesRequestTests {
  private func detect(
    _ pixels: PixelBuffer, change: (inout DetectBarcodesRequest) -> Void = { _ in }
  ) async throws -> [BarcodeObservation] {
    var request = DetectBarcodesRequest()
    change(&request)
    return try await request.perform(on: VisionImage(pixels: pixels))
  }

  @Test("A QR code is read where it stands")
  func qr() async throws {
    let code = try #require(try await detect(BarcodePicture.pixels()).first)
    #expect(code.symbology == .qr)
    #expect(code.payloadString == BarcodePicture.meCard)
    #expect(code.confidence == 1)
    #expect(!code.isColorInverted)
    // 33 modules of 4 pixels from (40, 40) in a picture of 400 x 300, origin at the lower left.
    let expected = NormalizedRect(x: 0.1, y: 1 - 172.0 / 300, width: 132.0 / 400, height: 132.0 / 300)
    #expect(code.boundingBox.intersectionOverUnion(with: expected) > 0.9)
  }

  @Test("Codes that are turned are read", arguments: [90, 180, 270])
  func turned(degrees: Int) async throws {
    let codes = try await detect(BarcodePicture.pixels().rotated(clockwiseDegrees: degrees))
    #expect(codes.map(\.payloadString) == [BarcodePicture.meCard])
  }

  @Test("Light on dark is read, and said")
  func inverted() async throws {
    let code = try #require(try await detect(BarcodePicture.pixels(inverted: true)).first)
    #expect(code.payloadString == BarcodePicture.meCard)
  }

  @Test("All codes are found, from the top down; kinds that are not asked for are left out")
  func symbologies() async throws {
    let pixels = try BarcodePicture.pixels(barsAt: (150, 210))
    let all = try await detect(pixels)
    #expect(all.map(\.symbology) == [.qr, .ean13])
    #expect(all.last?.payloadString == BarcodePicture.number)
    #expect(try await detect(pixels) { $0.symbologies = [.ean13] }.map(\.symbology) == [.ean13])
    #expect(try await detect(pixels) { $0.symbologies = [.aztec, .pdf417] }.isEmpty)
  }

  @Test("Two linear codes that say the same are one, and do no harm")
  func twins() async throws {
    var one = try BarcodePicture.pixels(height: 400, qrAt: nil, barsAt: (60, 60))
    let other = try BarcodePicture.pixels(height: 400, qrAt: nil, barsAt: (60, 260))
    one = try PixelBuffer(
      width: one.width, height: one.height, channels: 3, bytes: zip(one.bytes, other.bytes).map { min($0, $1) })
    #expect(try await detect(one).map(\.payloadString) == [BarcodePicture.number])
  }

  @Test("Only the region of interest is looked at, in coordinates of the whole image")
  func regionOfInterest() async throws {
    let pixels = try BarcodePicture.pixels(width: 600, qrAt: (350, 40))
    #expect(try await detect(pixels) { $0.regionOfInterest = .init(x: 0, y: 0, width: 0.5, height: 1) }.isEmpty)
    let right = NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let code = try #require(try await detect(pixels) { $0.regionOfInterest = right }.first)
    #expect(abs(code.boundingBox.x - 350.0 / 600) < 0.02)
    await #expect(throws: VisionError.self) {
      try await detect(pixels) { $0.regionOfInterest = .init(x: 0.6, y: 0, width: 0.5, height: 1) }
    }
  }

  @Test("A picture without a code has none; no symbology is a mistake")
  func nothing() async throws {
    #expect(try await detect(TestImage.noise(width: 120, height: 90).pixels).isEmpty)
    #expect(try await detect(TestImage.plain(width: 1, height: 1).pixels).isEmpty)
    await #expect(throws: VisionError.self) { try await detect(BarcodePicture.pixels()) { $0.symbologies = [] } }
  }

  @Test("Observations survive JSON")
  func codable() async throws {
    let code = try #require(try await detect(BarcodePicture.pixels()).first)
    let copy = try JSONDecoder().decode(BarcodeObservation.self, from: JSONEncoder().encode(code))
    #expect(copy.payloadString == code.payloadString)
    #expect(copy.boundingRegion == code.boundingRegion)
    #expect(code.description.contains("qr"))
  }
}
