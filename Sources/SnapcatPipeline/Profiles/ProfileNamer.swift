/// Gives profiles names that tell them apart and stay the same from run to run.
struct ProfileNamer {
  private var used: Set<String> = []

  private init() {}

  /// The names of profiles that were made from the given pictures, each with the position of its card in it (0 for cats).
  ///
  /// A name is the picture's stem; where that is not enough, the path without its ending; where that is not enough
  /// either, the path. A second card in a picture gets "#2".
  static func names(for sources: [(path: FilePath, card: Int)]) -> [String] {
    let tiers: [(FilePath) -> String] = [
      { RecordPath(FilePath(bytes: $0.stem)).text },
      { RecordPath($0.deletingLastComponent.appending(FilePath(bytes: $0.stem))).text },
      { RecordPath($0).text },
    ]
    let counts = tiers.map { tier in Dictionary(grouping: Set(sources.map(\.path)), by: tier).mapValues(\.count) }
    var namer = ProfileNamer()
    return sources.map { source in
      let candidates = tiers.indices.map { (tiers[$0](source.path), counts[$0]) }
      let name = candidates.first { $1[$0] == 1 }?.0 ?? RecordPath(source.path).text
      return namer.unused(source.card == 0 ? name : "\(name)#\(source.card + 1)")
    }
  }

  private mutating func unused(_ name: String) -> String {
    var candidate = name
    while !used.insert(candidate).inserted { candidate += "~" }
    return candidate
  }
}
