import Foundation

/// How likely it is that an outline is a document's, from its score and the text within.
///
/// A logistic regression over generated photos of cards and photos without any card, both classes weighing the same: at
/// 0.5 about one card in forty is missed and one other picture in forty mistaken. Without a network edges alone count,
/// with twice as many mistakes.
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
    var logit = -14.87
    logit += 0.74 * score[.support]
    logit -= 5.47 * score[.continuation]
    logit += 7.94 * score[.parallelism]
    logit += 2.39 * score[.border]
    logit += 2.03 * score[.weakestBorder]
    logit += 3.15 * score[.inside]
    logit += 1.89 * score[.corners]
    logit += 4.43 * text.strength
    logit += 14.45 * text.coverage
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
