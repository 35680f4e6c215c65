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

  private static let pause = 1.0
  private let offered = Mutex<VisionImage?>(nil)
  private let news = Mutex<News?>(nil)
  private let stop = StopSignal()

  init(_ profile: ProfileName, store: ProfileStore, engines: VisionEngines) {
    let thread = Thread { [self] in
      while !stop.wait(Self.pause) {
        guard
          let image = offered.withLock({ image in
            defer { image = nil }
            return image
          })
        else { continue }
        if look(image, profile, store, engines) { return }
      }
    }
    thread.qualityOfService = .utility
    thread.start()
  }

  /// Offers a frame; it takes the place of one that was not looked at yet.
  func offer(_ image: VisionImage) { offered.withLock { $0 = image } }

  /// What happened since the last call.
  func takeNews() -> News? {
    news.withLock { news in
      defer { news = nil }
      return news
    }
  }

  func cancel() { stop.stop() }

  private func look(
    _ image: VisionImage, _ profile: ProfileName, _ store: ProfileStore, _ engines: VisionEngines
  ) -> Bool {
    let context = ImageRequestContext(image: image, engines: engines)
    guard let cards = try? CardReading.requestForFrames.perform(in: context),
      let card = cards.first(where: { CardReading.isEnough($0.contact) }), !stop.isStopped
    else { return false }
    do {
      let joined = try store.attach(card, from: image, to: profile)
      news.withLock { $0 = .attached(joined) }
      return true
    } catch {
      news.withLock { $0 = .failed("\(error)") }
      return false
    }
  }
}
