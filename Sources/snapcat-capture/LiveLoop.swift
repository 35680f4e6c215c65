/// Takes every picture of a camera as it comes, so that none waits in a buffer, and sends the next one when asked.
struct LiveLoop {
  let capture: VideoCapture
  let demand: FrameDemand
  let writer: MessageWriter

  /// Runs until the source fails.
  ///
  /// - Throws: ``CaptureError`` when there are no pictures any more.
  func run() throws {
    while try capture.grab() {
      guard demand.takeIfAny() else { continue }
      if try !capture.send(to: writer, mediaTime: capture.position) { demand.putBack() }
    }
    throw CaptureError(message: "the stream ended")
  }
}
