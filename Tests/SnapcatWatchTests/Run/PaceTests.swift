import SnapcatVision
import Testing

@testable import SnapcatWatch

@Suite("Pace")
struct PaceTests {
  @Test("Cameras are asked on an even grid; a missed turn is taken at once")
  func live() throws {
    var pace = Pace(options: WatchOptions(source: .device("/dev/video0"), output: "out"), isLive: true)
    let frame = try Self.frame(at: 100)
    #expect(pace.nextTurn == -.infinity)
    #expect(pace.turn(of: frame, at: 100) == 100)
    pace.finished(at: 100.2)
    #expect(pace.nextTurn == 100.5)
    pace.finished(at: 100.7)
    #expect(pace.nextTurn == 101)
    pace.finished(at: 103)
    #expect(pace.nextTurn == 103)
  }

  @Test("Videos are played at their speed", arguments: [(1.0, 12.0), (2.0, 11.0)])
  func played(speed: Double, turn: Double) throws {
    var options = WatchOptions(source: .video("a.mp4"), output: "out")
    options.speed = speed
    var pace = Pace(options: options, isLive: false)
    #expect(pace.turn(of: try Self.frame(at: 0), at: 10) == 10)
    #expect(pace.turn(of: try Self.frame(at: 2), at: 10.1) == turn)
  }

  private static func frame(at time: Double) throws -> CapturedFrame {
    let pixels = try PixelBuffer(width: 1, height: 1, channels: 1, bytes: [0])
    return CapturedFrame(image: VisionImage(pixels: pixels), mediaTime: time, receivedAt: time)
  }
}
