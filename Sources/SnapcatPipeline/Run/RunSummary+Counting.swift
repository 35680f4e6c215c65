extension RunSummary {
  /// Adds what was found in one more image.
  mutating func count(_ report: ImageReport) {
    images += 1
    takenOver += report.isTakenOver ? 1 : 0
    failed += report.error == nil ? 0 : 1
    cats += report.cats
    dogs += report.dogs
    otherAnimals += report.otherAnimals
    cards += report.cards
  }
}
