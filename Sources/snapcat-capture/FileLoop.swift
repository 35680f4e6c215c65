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
    var patience = DamagePatience()
    var (grabbed, sent) = (0, 0)
    var due = 0.0
    while try capture.grab() {
      grabbed += 1
      let time = capture.position
      guard time >= due - Self.slack else { continue }
      demand.take()
      if patience.accepts(try capture.retrieve()) {
        try capture.send(to: writer)
        sent += 1
        due = ((time + Self.slack) / interval).rounded(.down) * interval + interval
      } else {
        demand.putBack()
      }
    }
    guard sent > 0 else { throw CaptureError(message: "the file holds no picture that can be decoded") }
    try writer.send(.ended, text: note(grabbed, damaged: patience.count + capture.undecodable))
  }

  /// What is to be said of a file that is damaged; empty for one that is not.
  private func note(_ grabbed: Int, damaged: Int) -> String {
    let expected = capture.frameCount
    let isShort = expected > 0 && Double(grabbed) < Self.leastShare * expected
    let parts =
      (isShort ? ["it ends after \(grabbed) of \(Int(expected.rounded())) pictures"] : [])
      + (damaged > 0 ? ["\(damaged) pictures cannot be decoded whole"] : [])
    return parts.joined(separator: ", ")
  }

  /// Media times are rounded by the container.
  private static let slack = 0.0005
  /// Counts of pictures are estimates in some containers.
  private static let leastShare = 0.9
}
