import Foundation

/// How likely it is that an outline is a document's, from its score and the text within.
///
/// A logistic regression over photos of cards on many grounds and photos without any card, both classes weighing the
/// same: at 0.5 about one card in twenty is missed and one other picture in twenty-five mistaken.
struct DocumentConfidence: Hashable {
  /// In 0...1.
  let value: Double

  init(score: QuadrilateralScore, text: TextEvidence) {
    var logit = -14.27
    logit += 3.24 * score[.support] + 3.58 * score[.weakestSupport] + 2.66 * score[.secondWeakestSupport]
    logit += 3.82 * score[.consistency] - 4.28 * score[.continuation] + 4.42 * score[.parallelism]
    logit -= 3.21 * score[.strokesInside] + 2.97 * score[.strokesOutside]
    logit += 1.89 * text.strength + 12.26 * text.coverage
    value = 1 / (1 + exp(-logit))
  }
}
