import Foundation

/// Something that reads files, with undamaged ones to begin with.
struct FuzzEntrance {
  let name: String
  let seeds: [[UInt8]]
  let read: (Data) -> Void

  /// Reads the file of a case.
  func run(case number: UInt64, seed: UInt64) {
    var mutator = Mutator(seed: seed &* 0x1_0000_0001 &+ number)
    read(Data(mutator.damaged(seeds)))
  }

  /// All entrances.
  static func all() throws -> [FuzzEntrance] {
    try pictures() + texts()
  }
}
