/// Says when writing began to fail, and when it works again.
///
/// Writing counts as working again only after ten seconds without a failure: on a full disk small files may still find
/// room while pictures do not.
struct OutputHealth: Sendable {
  private static let calm = 10.0
  private(set) var trouble: WatchOutput.Trouble?
  private var firstFailure = 0.0
  private var lastFailure = 0.0

  /// What changed.
  enum Change: Hashable {
    case failed(WatchOutput.Trouble)
    /// For how many seconds writing had failed.
    case recovered(after: Double)
  }

  /// Takes in what happened in the last step; nil when nothing changed.
  mutating func update(_ failure: WatchOutput.Trouble?, at time: Double) -> Change? {
    if let failure {
      lastFailure = time
      if trouble == nil { firstFailure = time }
      defer { trouble = failure }
      return trouble == nil ? .failed(failure) : nil
    }
    guard trouble != nil, time - lastFailure >= Self.calm else { return nil }
    trouble = nil
    return .recovered(after: lastFailure - firstFailure)
  }
}
