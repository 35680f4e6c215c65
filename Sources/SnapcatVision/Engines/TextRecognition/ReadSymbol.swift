/// A character as it was read, with what it could be otherwise.
struct ReadSymbol: Hashable, Sendable {
  var character: Character
  /// Characters that the engine held possible in its place.
  var others: Set<Character> = []
}
