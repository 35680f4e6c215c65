/// A character as it was read, with what it could be otherwise.
struct ReadSymbol: Hashable, Sendable {
  var character: Character
  /// Characters that the engine held possible in its place, with how plausible each is, in 0...1.
  var others: [Character: Double] = [:]
  /// Whether the engine was asked for others and held none possible.
  var isSure = false

  /// Whether the engine was asked for others.
  var isLookedAt: Bool { isSure || !others.isEmpty }

  /// Whether another character is about as plausible: the engine may have taken one shape for two.
  var isDoubtful: Bool { others.values.contains { $0 >= 0.5 } }
}
