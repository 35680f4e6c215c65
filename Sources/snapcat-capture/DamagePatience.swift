/// Whether a picture that could not be decoded whole is sent all the same.
///
/// Half a picture may look like anything, so it is passed over; but there are cameras whose pictures always end a little
/// early, and those are better than nothing.
struct DamagePatience {
  private static let longest = 10
  private var inARow = 0
  /// Damaged pictures so far.
  private(set) var count = 0

  /// Takes in a picture; whether it is to be sent.
  mutating func accepts(_ picture: VideoCapture.Picture) -> Bool {
    switch picture {
    case .whole:
      inARow = 0
      return true
    case .damaged:
      count += 1
      inARow += 1
      return inARow > Self.longest
    case .undecodable: return false
    }
  }
}
