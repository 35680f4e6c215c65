/// Takes every picture of a camera as it comes, so that none waits in a buffer, and sends the next one when asked.
struct LiveLoop {
  let capture: VideoCapture
  let demand: FrameDemand
  let writer: MessageWriter

  /// Runs until the source fails.
  ///
  /// - Throws: ``CaptureError`` when there are no pictures any more.
  func run() throws {
    var patience = DamagePatience()
    while try capture.grab() {
      guard demand.takeIfAny() else { continue }
      if patience.accepts(try capture.retrieve()) { try capture.send(to: writer) } else { demand.putBack() }
    }
    throw CaptureError(message: "the stream ended")
  }
}
