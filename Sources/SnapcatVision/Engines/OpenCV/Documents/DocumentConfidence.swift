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
    var logit = -13.95
    logit += 0.64 * score[.support]
    logit -= 2.14 * score[.continuation]
    logit += 3.21 * score[.parallelism]
    logit += 1.68 * score[.border]
    logit += 1.53 * score[.weakestBorder]
    logit += 1.56 * score[.inside]
    logit += 1.55 * score[.corners]
    logit += 3.28 * text.strength
    logit += 5.50 * text.coverage
    logit += 1.80 * text.alignment
    logit += 4.37 * text.letterHeight
    return logit
  }

  private static func edgesOnly(_ score: QuadrilateralScore, _ text: TextEvidence) -> Double {
    var logit = -12.70
    logit += 1.87 * score[.support] + 0.84 * score[.weakestSupport] + 1.69 * score[.secondWeakestSupport]
    logit += 1.45 * score[.consistency] - 2.54 * score[.continuation] + 3.85 * score[.parallelism]
    logit -= 2.43 * score[.strokesInside] + 2.08 * score[.strokesOutside]
    logit += 2.08 * text.strength + 8.75 * text.coverage + 1.48 * text.alignment + 4.04 * text.letterHeight
    return logit
  }
}
