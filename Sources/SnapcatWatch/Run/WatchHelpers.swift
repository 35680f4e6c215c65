import Dispatch
import SnapcatPipeline
import SnapcatVision

/// What works beside the loop of a watch, each in threads of its own: the page, the removal of old frames, the reading of
/// cards.
struct WatchHelpers: Sendable {
  /// Nil when no page is served.
  let content: ServedContent?
  let retention: RetentionKeeper
  /// Nil when the cat is snapped into no profile.
  let profiles: ProfileStore?
  /// Nil when no card is waited for.
  let cards: CardWatcher?
  private let server: HTTPServer?

  /// Starts them.
  ///
  /// - Throws: ``WatchError/cannotServe(_:)``.
  init(_ options: WatchOptions, output: WatchOutput, engines: VisionEngines, clock: WatchClock) throws(WatchError) {
    if let address = options.serving {
      let content = ServedContent(folder: options.output, events: output.lastEvents)
      self.content = content
      server = try HTTPServer(address, content, names: HostNames(extra: options.allowedHosts), clock: clock)
    } else {
      (content, server) = (nil, nil)
    }
    retention = RetentionKeeper(output: options.output, limits: options.keepLimits, clock: clock)
    guard let profile = options.profile else {
      (profiles, cards) = (nil, nil)
      return
    }
    let store = ProfileStore(output: options.output)
    profiles = store
    let isComplete = store.load(profile)?.card != nil
    let pause = options.source.isCamera ? Self.pauseBetweenCards : 0
    let isWaiting = !isComplete && options.frameLimit == nil
    cards = isWaiting ? CardWatcher(profile, store: store, engines: engines, pause: pause) : nil
  }

  /// Where the page is; nil when it is not served.
  var address: String? {
    server.map { "http://\($0.host):\($0.port)/" }
  }

  /// Ends them; a viewer that does not read is not waited for.
  func cancel() {
    retention.cancel()
    cards?.cancel()
    guard let server else { return }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      server.stop()
      done.signal()
    }
    _ = done.wait(timeout: .now() + Self.patience)
  }

  private static let patience = 0.2
  private static let pauseBetweenCards = 1.0
}
