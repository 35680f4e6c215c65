import CaptureProtocol
import Foundation

/// Reads a camera, stream or video file and hands out its pictures, one for each byte on the standard input.
///
/// It is a process of its own so that a library that hangs, crashes or leaks on a bad stream can be ended and started
/// anew, and so that `snapcat` itself does not load the video libraries. It ends when its standard input does.
@main
struct SnapcatCapture {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let mode = CaptureSetup.Mode(rawValue: arguments[1]),
      let interval = Double(arguments[2]), interval > 0, let timeout = Double(arguments[3]), timeout > 0,
      let source = ProcessInfo.processInfo.environment[CaptureSetup.sourceVariable]
    else {
      FileHandle.standardError.write(
        Data("snapcat-capture is started by 'snapcat watch'; see 'snapcat watch --help'\n".utf8))
      exit(2)
    }
    let demand = FrameDemand()
    let writer = MessageWriter()
    do {
      let capture = try VideoCapture(source, mode: mode, timeout: timeout)
      try writer.send(CaptureHeader(.opened))
      if mode == .file {
        try FileLoop(capture: capture, demand: demand, writer: writer, interval: interval).run()
      } else {
        try LiveLoop(capture: capture, demand: demand, writer: writer).run()
      }
    } catch let error as CaptureError {
      try? writer.send(.failed, text: error.message)
    } catch {
      exit(1)
    }
    exit(0)
  }
}
