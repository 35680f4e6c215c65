import SnapcatPipeline
import SnapcatVision

/// What a watch does.
public struct WatchOptions: Sendable {
  public var source: WatchSource
  /// The folder that gets the files.
  public var output: FilePath
  /// Seconds between two frames that are looked at.
  public var interval = 0.5
  /// How fast files are played: 1 for their own speed; nil for as fast as they can be looked at.
  public var speed: Double? = 1
  /// Whether every frame is kept, not only those with an animal.
  public var keepsAll = false
  /// What is looked for.
  public var request = RecognizeAnimalsRequest()
  public var tracker = TrackerSettings()
  /// The program that captures; nil for the one beside the running program.
  public var captureExecutable: String?
  /// Seconds without a picture until a camera counts as lost.
  public var stallTimeout = 3.0
  /// Seconds until the attempt to open a source is given up.
  public var openTimeout = 10.0
  /// Whether a camera that is not there at the start is waited for; streams over the network always are.
  public var waitsForDevice = false
  /// Ends after so many frames; nil for no limit.
  public var frameLimit: Int?
  /// How long or up to what size frames are kept; empty for all.
  public var keepLimits: [KeepLimit] = []
  /// The profile that the cat is snapped into; nil for none.
  public var profile: ProfileName?
  /// Where the page is served; nil for nowhere.
  public var serving: ServingAddress?
  /// Names under which the page may be asked for, besides those of this machine and IP addresses.
  public var allowedHosts: [String] = []
  /// Quality of the JPEG files, 1 to 100.
  public var jpegQuality = 85

  public init(source: WatchSource, output: FilePath) {
    self.source = source
    self.output = output
    tracker.secondsToLeave = Self.secondsToLeave(interval: interval)
  }

  /// How long an animal may go unseen at an interval: 2 seconds, and three frames at least.
  public static func secondsToLeave(interval: Double) -> Double { max(2, 3.5 * interval) }
}
