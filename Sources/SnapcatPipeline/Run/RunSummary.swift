/// What a run did.
public struct RunSummary: Codable, Hashable, Sendable {
  /// Images that were taken in, good and bad.
  public var images = 0
  /// Images among them that an earlier run has worked on and that have not changed since.
  public var takenOver = 0
  /// Images that could not be worked on; their records say why.
  public var failed = 0
  public var cats = 0
  public var dogs = 0
  public var otherAnimals = 0
  /// Business cards that were read.
  public var cards = 0
  /// Profiles, paired or not.
  public var profiles = 0
  /// Wall time in seconds.
  public var seconds = 0.0
  /// The most memory that the process has had so far, in bytes.
  public var peakMemory = 0
  /// The model that looked for animals; nil when the run does not look for them.
  public var model: String?
  /// How many images were worked on at once.
  public var workers = 1
  /// The files that were written, relative to the output folder; the annotated copies are one entry, "annotated/".
  public var files: [String] = []

  public init() {}
}
