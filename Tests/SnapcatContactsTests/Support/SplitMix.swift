/// A small generator of pseudo-random numbers, so that every run tests the same values.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Text of many scripts with everything that formats trip over.
  mutating func text(upTo length: Int) -> String {
    var view = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0xA1...0x24F, 0x300...0x36F, 0x391...0x3C9, 0x400...0x45F, 0x5D0...0x5EA,
        0x3041...0x3096, 0x4E00...0x4FFF, 0xAC00...0xAFFF, 0x1F300...0x1F64F, 0x1F1E6...0x1F1FF, 0x200D...0x200D,
      ]
      if Int.random(in: 0..<12, using: &self) == 0 {
        view.append(["\n", ",", ";", "\\", ":", "\"", "\t"].randomElement(using: &self) ?? "\n")
      } else if let range = ranges.randomElement(using: &self),
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self))
      {
        view.append(scalar)
      }
    }
    return String(view)
  }
}
