import Foundation

/// How likely it is that an outline is a document's, from its score and the text within.
///
/// A logistic regression over generated photos of cards and photos without any card
/// (`Benchmarks/accuracy/fit_documents.py`): at 0.5 about one card in a hundred is missed and, of the few other pictures
/// that give an outline at all, one in six mistaken. Without a network edges alone count, with more mistakes.
struct DocumentConfidence: Hashable {
  /// In 0...1.
  let value: Double

  init(score: QuadrilateralScore, text: TextEvidence, usesNetwork: Bool) {
    let logit = usesNetwork ? Self.seen(score, text) : Self.edgesOnly(score, text)
    let likelihood = 1 / (1 + exp(-logit))
    // An outline that hardly differs from its surroundings is one of something printed.
    let isBorder = score[.secondWeakestSupport] > 0.3 && score[.contrast] > 0.2
    value = isBorder ? likelihood : min(likelihood, 0.3)
  }

  private static func seen(_ score: QuadrilateralScore, _ text: TextEvidence) -> Double {
    var logit = -11.17
    logit += 1.12 * score[.support]
    logit -= 3.39 * score[.continuation]
    logit += 5.40 * score[.parallelism]
    logit += 2.15 * score[.border]
    logit += 1.87 * score[.weakestBorder]
    logit += 2.43 * score[.inside]
    logit += 1.32 * score[.corners]
    logit += 3.74 * text.strength
    logit += 8.23 * text.coverage
    return logit
  }

  private static func edgesOnly(_ score: QuadrilateralScore, _ text: TextEvidence) -> Double {
    var logit = -14.27
    logit += 3.24 * score[.support] + 3.58 * score[.weakestSupport] + 2.66 * score[.secondWeakestSupport]
    logit += 3.82 * score[.consistency] - 4.28 * score[.continuation] + 4.42 * score[.parallelism]
    logit -= 3.21 * score[.strokesInside] + 2.97 * score[.strokesOutside]
    logit += 1.89 * text.strength + 12.26 * text.coverage
    return logit
  }
}
