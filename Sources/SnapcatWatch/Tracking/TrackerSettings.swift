/// When boxes of successive frames are one animal, and when an animal is there.
public struct TrackerSettings: Hashable, Sendable {
  /// Frames in which an animal has to be seen before it counts as there.
  public var hitsToAppear = 2
  /// Frames that may miss an animal that does not count yet.
  public var missesBeforeAppearing = 1
  /// Seconds after which an animal that is not seen any more has left.
  public var secondsToLeave = 2.0
  /// The least overlap of a box with where its track should be, in 0...1.
  public var minimumOverlap = 0.3
  /// How far the centre of a box without that overlap may be away, in mean box sizes; animals run at two frames a second.
  public var maximumDistance = 1.2
  /// The overlap from which two boxes with different labels are one animal, in 0...1.
  public var sameAnimalOverlap = 0.7

  public init() {}
}
