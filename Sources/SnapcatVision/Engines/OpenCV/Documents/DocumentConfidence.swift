import Foundation

/// How likely it is that an outline is a document's, from its score and the text within.
///
/// A logistic regression over generated photos of cards and photos without any card
/// (`Benchmarks/accuracy/fit_documents.py`): at 0.5 hardly a card is missed and, of the few other pictures that
/// give an outline at all, one in eleven mistaken. Without a network edges alone count, with more mistakes.
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
    var logit = -15.58
    logit += 0.84 * score[.support]
    logit -= 2.63 * score[.continuation]
    logit += 2.75 * score[.parallelism]
    logit += 1.56 * score[.border]
    logit += 1.44 * score[.weakestBorder]
    logit += 1.43 * score[.inside]
    logit += 1.35 * score[.corners]
    logit += 6.40 * text.coverage
    logit += 4.06 * text.alignment
    logit += 7.59 * text.letterHeight
    return logit
  }

  private static func edgesOnly(_ score: QuadrilateralScore, _ text: TextEvidence) -> Double {
    var logit = -16.00
    logit += 1.91 * score[.support] + 0.96 * score[.weakestSupport] + 1.62 * score[.secondWeakestSupport]
    logit += 1.22 * score[.consistency] - 2.78 * score[.continuation] + 3.41 * score[.parallelism]
    logit -= 1.94 * score[.strokesInside] + 2.05 * score[.strokesOutside]
    logit += 8.77 * text.coverage + 3.99 * text.alignment + 7.74 * text.letterHeight
    return logit
  }
}
