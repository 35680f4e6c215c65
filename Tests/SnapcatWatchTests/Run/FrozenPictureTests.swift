import SnapcatVision
import Testing

@testable import SnapcatWatch

@Suite("FrozenPicture")
struct FrozenPictureTests {
  @Test("A picture that does not change for a minute is told once, and again after a change")
  func frozen() throws {
    let one = try PixelBuffer(width: 2, height: 1, channels: 1, bytes: [1, 2])
    let other = try PixelBuffer(width: 2, height: 1, channels: 1, bytes: [9, 2])
    var frozen = FrozenPicture()
    let told = [(one, 0.0), (one, 59), (one, 60), (one, 61), (other, 62), (one, 63), (one, 122), (one, 123)]
      .map { frozen.update($0.0, at: $0.1) }
    #expect(told == [false, false, true, false, false, false, false, true])
  }
}
