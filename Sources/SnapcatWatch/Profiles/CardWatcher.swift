import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// Looks for a card in the newest frame, in a thread of its own: reading one takes longer than a frame may.
///
/// It stops after the first card that says who it is and how to reach them.
final class CardWatcher: Sendable {
  /// What came of it.
  enum News: Sendable {
    case attached(SnappedProfile)
    case failed(String)
  }

  private struct State {
    var offered: VisionImage?
    var isLooking = false
    var isDone = false
    var news: News?
  }

  private let state = Mutex(State())
  private let work = DispatchSemaphore(value: 0)
  private let stop = StopSignal()

  /// - Parameter pause: seconds of rest between two looks, so that a camera's watch keeps some of the processor.
  init(_ profile: ProfileName, store: ProfileStore, engines: VisionEngines, pause: Double) {
    let thread = Thread { [self] in
      while true {
        work.wait()
        guard !stop.isStopped else { return }
        guard let image = take() else { continue }
        let isDone = look(image, profile, store, engines)
        state.withLock { $0.isLooking = false }
        if isDone || stop.wait(pause) { return state.withLock { $0.isDone = true } }
      }
    }
    thread.qualityOfService = .utility
    thread.start()
  }

  /// Whether a frame that was offered is still to be looked at.
  var isBusy: Bool { state.withLock { !$0.isDone && ($0.isLooking || $0.offered != nil) } }

  /// Offers a frame; it takes the place of one that was not looked at yet.
  func offer(_ image: VisionImage) {
    state.withLock { $0.offered = image }
    work.signal()
  }

  /// What happened since the last call.
  func takeNews() -> News? {
    state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  func cancel() {
    stop.stop()
    work.signal()
  }

  private func take() -> VisionImage? {
    state.withLock { state in
      defer { state.offered = nil }
      state.isLooking = state.offered != nil
      return state.offered
    }
  }

  private func look(
    _ image: VisionImage, _ profile: ProfileName, _ store: ProfileStore, _ engines: VisionEngines
  ) -> Bool {
    let context = ImageRequestContext(image: image, engines: engines)
    guard let cards = try? CardReading.requestForFrames.perform(in: context),
      let card = cards.first(where: { CardReading.isEnough($0.contact) }), !stop.isStopped
    else { return false }
    do {
      let joined = try store.attach(card, from: image, to: profile)
      state.withLock { $0.news = .attached(joined) }
      return true
    } catch {
      state.withLock { $0.news = .failed("\(error)") }
      return false
    }
  }
}
