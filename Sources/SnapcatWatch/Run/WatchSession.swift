import Foundation
import SnapcatPipeline
import SnapcatVision

/// Does the work on each frame: looks, tracks, draws, writes.
///
/// To be used by one thread at a time.
final class WatchSession {
  let options: WatchOptions
  let clock: WatchClock
  let output: WatchOutput
  let drawing: FrameDrawing
  private let engines: VisionEngines
  private let reporter: any WatchReporter
  let helpers: WatchHelpers
  var tracker: Tracker
  var best: [Int: BestShot] = [:]
  var status: WatchStatus
  var health = OutputHealth()
  /// The last frame, without and with what was drawn on it.
  var lastImage: VisionImage?
  var lastReceived: Double?
  var lastStatusWritten = -Double.infinity
  var lastWarningDrawn = -Double.infinity
  /// Seconds that the watch of a folder or file waited for cards to be read.
  var heldUp = 0.0
  /// When the camera was lost; nil while it is not.
  var lostSince: Double?
  /// When it was found that the camera is not there yet, and the reason that was told last.
  var unreachedSince: Double?
  var lastReason: String?
  private(set) var summary = WatchSummary()
  private var meter = RateMeter()
  private var isDetectionFailing = false
  private var frozen = FrozenPicture()
  private var lastSize: CGSize?

  /// - Throws: `DrawingError` when the emoji's font is missing.
  init(
    _ options: WatchOptions, output: WatchOutput, helpers: WatchHelpers, engines: VisionEngines, clock: WatchClock,
    reporter: any WatchReporter
  ) throws(DrawingError) {
    self.options = options
    self.output = output
    self.helpers = helpers
    self.engines = engines
    self.clock = clock
    self.reporter = reporter
    drawing = try FrameDrawing(jpegQuality: options.jpegQuality)
    let start = clock.date()
    let history = EventHistory(lines: output.lastEvents)
    let earlier = output.earlierStatus
    let lastTrack = max(history.lastTrack, earlier?.lastTrack ?? 0)
    tracker = Tracker(settings: options.tracker, firstID: lastTrack + 1)
    status = WatchStatus(source: options.source.displayName, started: start)
    status.lastTrack = lastTrack
    status.profile = options.profile?.text
    for event in UnfinishedWatch(history, earlier).closingEvents(now: start) { emit(event) }
    emit(WatchEvent(.started, at: start, message: options.source.displayName))
    updateStatus(force: true)
  }

  /// Looks at a frame and writes what came of it.
  func process(_ frame: CapturedFrame) {
    cameraIsBack()
    let animals = detect(frame.image)
    let update = tracker.update(animals, at: frame.mediaTime)
    let date = clock.date()
    noteSize(of: frame, date)
    if let (picture, jpeg) = draw(frame.image, update.visible) {
      show(jpeg)
      let isKept = !animals.isEmpty || options.keepsAll
      if isKept { helpers.retention.prepare(jpeg.count) }
      let kept = isKept ? output.keep(jpeg, at: date) : nil
      for track in update.visible { noteShot(of: track, in: frame, picture: kept) }
      snap(update.visible, frame, annotated: jpeg, at: date)
      lastImage = picture
    }
    for track in update.appeared { emitAppearance(of: track, frame, date) }
    for track in update.left { emitDeparture(of: track, date) }
    lastReceived = frame.receivedAt
    if frame.isLive, frozen.update(frame.image.pixels, at: frame.receivedAt) {
      emit(WatchEvent(.cameraFrozen, at: date, message: "the picture has not changed for a minute"))
    }
    summary.frames += 1
    summary.animals = update.visible.map(\.label)
    for track in update.appeared {
      summary.visits[track.label, default: 0] += 1
      status.lastTrack = max(status.lastTrack, track.id ?? 0)
    }
    status.framesWithAnimals += animals.isEmpty ? 0 : 1
    status.state = .watching
    let now = clock.now()
    meter.note(at: now, latency: now - frame.receivedAt)
    updateStatus()
  }

  /// Notes a picture that cannot be read.
  func skip(_ name: String, reason: String) {
    summary.unreadable += 1
    emit(WatchEvent(.pictureUnreadable, at: clock.date(), message: "\(name): \(reason)"))
    updateStatus()
  }

  /// Tells everybody of an event.
  func emit(_ event: WatchEvent) {
    output.append(event, at: clock.date())
    if let line = try? JSONLineEncoder().line(for: event) { helpers.content?.note(event: line) }
    reporter.happened(event)
  }

  /// Makes a picture the newest one, in the folder and on the page.
  func show(_ jpeg: Data) {
    output.writeLatest(jpeg)
    helpers.content?.hub.publish(jpeg)
  }

  /// Brings the status up to date, and writes it once a second.
  func updateStatus(force: Bool = false) {
    let now = clock.now()
    switch health.update(output.takeTrouble(), at: now) {
    case .failed(let trouble):
      emit(WatchEvent(.outputFailed(isFull: trouble.isFull), at: clock.date(), message: trouble.reason))
    case .recovered(let duration):
      var event = WatchEvent(.outputBack, at: clock.date(), message: "files can be written again")
      event.duration = duration.rounded(toPlaces: 1)
      emit(event)
    case nil: break
    }
    status.updated = clock.date().utcText
    status.framesPerSecond = meter.rate(at: now)
    status.newestFrameAge = lastReceived.map { now - $0 }
    status.latency = meter.latency(at: now)
    status.frames = summary.frames
    status.animals = tracker.present.compactMap { track in
      track.id.map {
        .init(track: $0, label: track.label, seconds: (track.lastSeen - track.firstSeen).rounded(toPlaces: 1))
      }
    }
    if lostSince == nil, status.state != .connecting { status.problem = nil }
    if let trouble = health.trouble { status.problem = trouble.isFull ? "the disk is full" : trouble.reason }
    reporter.changed(status)
    guard force || now - lastStatusWritten >= 1, let json = try? JSONLineEncoder().line(for: status) else { return }
    lastStatusWritten = now
    helpers.content?.note(status: json)
    output.write(status)
  }

  private func detect(_ image: VisionImage) -> [RecognizedObjectObservation] {
    let (engines, request) = (engines, options.request)
    do {
      let handler = ImageRequestHandler(image, engines: engines)
      let animals = try Waiting.value { try await handler.perform(request) }
      isDetectionFailing = false
      return animals
    } catch {
      if !isDetectionFailing { emit(WatchEvent(.detectionFailed, at: clock.date(), message: "\(error)")) }
      isDetectionFailing = true
      return []
    }
  }

  /// Tells when the pictures of a camera or video change their size; those of folders may differ as they like.
  private func noteSize(of frame: CapturedFrame, _ date: Date) {
    guard frame.name == nil else { return }
    let size = frame.image.size
    defer { lastSize = size }
    guard let lastSize, lastSize != size else { return }
    let sizes = [size, lastSize].map { "\(Int($0.width)) x \(Int($0.height))" }
    var event = WatchEvent(.sizeChanged, at: date, message: "\(sizes[0]), was \(sizes[1])")
    event.mediaTime = recorded(frame.mediaTime)
    emit(event)
  }

  private func draw(_ image: VisionImage, _ tracks: [Track]) -> (VisionImage, Data)? {
    guard let picture = try? drawing.annotated(image, tracks), let jpeg = try? drawing.jpeg(of: picture) else {
      return nil
    }
    return (picture, jpeg)
  }
}
