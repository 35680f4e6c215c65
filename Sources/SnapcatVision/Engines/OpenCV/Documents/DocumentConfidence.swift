import Foundation

/// How likely it is that an outline is a document's, from its score and the text within.
struct DocumentConfidence: Hashable {
  /// In 0...1.
  let value: Double

  init(score: QuadrilateralScore, text: TextEvidence) {
    let logit = 1.2 * (score.total - 12) + 4 * (text.strength - 0.5)
    value = 1 / (1 + exp(-logit))
  }
}
