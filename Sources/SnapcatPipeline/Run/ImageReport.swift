/// What a run tells about an image that is done.
public struct ImageReport: Hashable, Sendable {
  /// Position in the run, from 0.
  public var index: Int
  /// Relative to the input root, as the record writes it.
  public var path: String
  public var cats: Int
  public var dogs: Int
  public var otherAnimals: Int
  public var cards: Int
  /// Why the image could not be worked on; nil when it was.
  public var error: RecordError?
  /// Whether an earlier run did the work.
  public var isTakenOver: Bool

  public init(
    index: Int, path: String, cats: Int = 0, dogs: Int = 0, otherAnimals: Int = 0, cards: Int = 0,
    error: RecordError? = nil, isTakenOver: Bool = false
  ) {
    self.index = index
    self.path = path
    self.cats = cats
    self.dogs = dogs
    self.otherAnimals = otherAnimals
    self.cards = cards
    self.error = error
    self.isTakenOver = isTakenOver
  }
}
