import Foundation
import SnapcatPipeline
import SnapcatVision

extension WatchSession {
  /// Keeps the frame for the profile if it shows the cat better than any before, and offers it to be read as a card.
  func snap(_ tracks: [Track], _ frame: CapturedFrame, annotated: Data, at date: Date) {
    guard let name = options.profile, let store = helpers.profiles else { return }
    // One frame has to do for --snap; otherwise a flicker is no cat.
    let cats = tracks.filter { $0.label == RecognizeAnimalsRequest.Animal.cat.rawValue }
      .filter { $0.id != nil || options.frameLimit != nil }
    let scored = cats.map { ($0.observation, ShotScore.score($0.observation, in: frame.image)) }
    if let (observation, score) = scored.max(by: { $0.1 < $1.1 }) {
      do {
        if try store.snap(name, observation, score: score, image: frame.image, annotated: annotated, at: date) {
          var event = WatchEvent(.profileUpdated, at: date, message: "\(name.text): a better picture of the cat")
          event.picture = "profiles/\(name.text)/annotated.jpg"
          emit(event)
        }
      } catch {
        output.note(failure: error)
      }
    }
    helpers.cards?.offer(frame.image)
    takeCardNews()
  }

  /// Waits until the last frame was looked at for a card, so that none of a file or folder is missed.
  ///
  /// - Returns: for how many seconds; nil when it is time to stop.
  func awaitCard(_ stop: StopSignal) -> Double? {
    guard let cards = helpers.cards else { return 0 }
    let start = clock.now()
    while cards.isBusy {
      if stop.wait(Self.look) { return nil }
      if clock.now() - lastStatusWritten >= 1 { updateStatus() }
    }
    takeCardNews()
    let seconds = clock.now() - start
    heldUp += seconds
    return seconds
  }

  /// Tells of a card that was read.
  func takeCardNews() {
    guard let name = options.profile else { return }
    switch helpers.cards?.takeNews() {
    case .attached(let profile):
      let who = profile.first(.contactNames) ?? profile.first(.companyNames) ?? "a card"
      var event = WatchEvent(.cardRead, at: clock.date(), message: "\(name.text): \(who)")
      event.picture = "profiles/\(name.text)/card.jpg"
      emit(event)
    case .failed(let reason): emit(WatchEvent(.outputFailed(isFull: false), at: clock.date(), message: reason))
    case nil: break
    }
  }

  /// How often a wait for the reader of cards looks whether it is done, in seconds.
  private static let look = 0.02
}
