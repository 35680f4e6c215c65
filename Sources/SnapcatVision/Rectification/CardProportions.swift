/// The proportions of business cards.
enum CardProportions {
  /// Long side by short side, with room for errors of the corners; half a sheet of A4 has 1.41.
  private static let slenderness = 1.5...1.9

  /// Whether a rectangle of this width by height may be a card, upright or lying.
  static func include(_ aspectRatio: Double) -> Bool {
    slenderness.contains(max(aspectRatio, 1 / aspectRatio))
  }
}
