extension ArraySlice<Float> {
  /// The highest score and its distance from the start of the slice, the first one among equals; nil when empty.
  var likeliest: (index: Int, score: Float)? {
    guard var score = first else { return nil }
    var index = startIndex
    for candidate in indices where self[candidate] > score {
      index = candidate
      score = self[candidate]
    }
    return (index - startIndex, score)
  }
}
