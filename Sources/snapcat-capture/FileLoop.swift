/// Samples a video by its own time: for each picture asked for, the first one of the next interval.
struct FileLoop {
  let capture: VideoCapture
  let demand: FrameDemand
  let writer: MessageWriter
  /// In seconds of media time.
  let interval: Double

  /// Runs to the end of the video.
  ///
  /// - Throws: ``CaptureError`` when the file holds no picture at all.
  func run() throws {
    var grabbed = 0
    var due = 0.0
    while try capture.grab() {
      grabbed += 1
      let time = capture.position
      guard time >= due - Self.slack else { continue }
      demand.take()
      if try capture.send(to: writer, mediaTime: time) {
        due = ((time + Self.slack) / interval).rounded(.down) * interval + interval
      } else {
        demand.putBack()
      }
    }
    guard grabbed > 0 else { throw CaptureError(message: "the file holds no picture that can be decoded") }
    let expected = capture.frameCount
    let isShort = expected > 0 && Double(grabbed) < 0.9 * expected
    try writer.send(
      .ended, text: isShort ? "the video ended after \(grabbed) of \(Int(expected)) pictures; the file is damaged" : "")
  }

  /// Media times are rounded by the container.
  private static let slack = 0.0005
}
