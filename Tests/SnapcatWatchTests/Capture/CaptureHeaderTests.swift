import CaptureProtocol
import Testing

@Suite("CaptureHeader")
struct CaptureHeaderTests {
  @Test(
    "Headers come back as they were sent",
    arguments: [
      CaptureHeader(width: 640, height: 480, mediaTime: 12.5), CaptureHeader(.opened), CaptureHeader(.ended),
      CaptureHeader(.failed, textLength: 12),
    ])
  func roundTrip(header: CaptureHeader) {
    #expect(CaptureHeader(bytes: header.bytes) == header)
  }

  @Test("Nonsense is no header")
  func nonsense() {
    #expect(CaptureHeader(bytes: [UInt8](repeating: 0, count: 32)) == nil)
    #expect(CaptureHeader(bytes: [1, 2, 3]) == nil)
    for place in 8..<32 where ![16, 17, 18, 19, 20, 21, 22, 23].contains(place) {
      var bytes = CaptureHeader(width: 640, height: 480, mediaTime: 0).bytes
      bytes[place] ^= 0x55
      #expect(CaptureHeader(bytes: bytes) == nil, "byte \(place)")
    }
  }
}
