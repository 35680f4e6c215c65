/// How the capture process is told what to capture.
public enum CaptureSetup {
  /// The environment variable that names the source; no argument, since those can be read by everybody on the machine
  /// and an address may hold a password.
  public static let sourceVariable = "SNAPCAT_CAPTURE_SOURCE"

  /// What kind of source it is; the first argument.
  public enum Mode: String, Sendable {
    /// A camera device: the newest picture is sent when one is asked for.
    case device
    /// A stream over the network or a pipe: likewise.
    case stream
    /// A video file: each picture asked for is the first one of the next interval of media time.
    case file
  }
}
