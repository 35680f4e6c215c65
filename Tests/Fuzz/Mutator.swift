import Foundation

/// Damages files, always in the same way for the same seed.
struct Mutator {
  private var state: UInt64

  /// Numbers at the edges of what fields of files hold.
  private static let edges: [UInt64] = [
    0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1_0000, 0xFFFF_FFFE,
  ]
  private static let words = [
    "\u{FEFF}", "\r\n", "\0", "\"", "\\u0000", "{", "}", "[", "]", ": ", "- ", "&a ", "*a", "!!", "---\n", "1e999",
    "-1",
    "null", "99999999999999999999", "\u{202E}", "%", "../", "\t",
  ]

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 up to but not including `bound`, which is at least 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }

  /// One of the seeds, damaged in one to eight places.
  mutating func damaged(_ seeds: [[UInt8]]) -> [UInt8] {
    guard !seeds.isEmpty else { return [] }
    var bytes = seeds[below(seeds.count)]
    for _ in 0...below(8) { damage(&bytes, seeds) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    guard !bytes.isEmpty else {
      bytes = [UInt8(below(256))]
      return
    }
    // Most fields that matter stand near the beginning.
    let place = below(2) == 0 ? below(min(bytes.count, 128)) : below(bytes.count)
    let end = min(bytes.count, place + 1 + below(32))
    switch below(10) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2, 3: setEdge(&bytes, at: place)
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.removeSubrange(place...)
    case 6: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
    case 7: bytes.insert(contentsOf: Self.words[below(Self.words.count)].utf8, at: place)
    case 8:
      let other = seeds[below(seeds.count)]
      bytes = Array(bytes.prefix(place)) + other.suffix(below(other.count + 1))
    default:
      for index in place..<end { bytes[index] = UInt8(below(256)) }
    }
  }

  private mutating func setEdge(_ bytes: inout [UInt8], at place: Int) {
    let (value, length, isBigEndian) = (Self.edges[below(Self.edges.count)], 1 << below(3), below(2) == 0)
    for index in 0..<length where place + index < bytes.count {
      bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * (isBigEndian ? length - 1 - index : index)))
    }
  }
}
