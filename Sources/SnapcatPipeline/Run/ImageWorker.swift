import Foundation
import SnapcatVision

/// Does all the work on one image.
struct ImageWorker: Sendable {
  let configuration: PipelineConfiguration
  let engines: VisionEngines
  let names: AnnotatedNames
  let annotators: [any Annotator]
  /// What the results depend on besides the images.
  let fingerprint: RunFingerprint
  /// Makes what the report shows; nil when there is no report.
  var reportPictures: ReportPictures?

  /// What the requests found in an image.
  private struct Findings {
    var animals: [RecognizedObjectObservation]?
    var cards: [BusinessCardObservation]?
  }

  /// Looks at and draws on an image that was read; nothing is written.
  ///
  /// Between its steps it heeds that its task was cancelled.
  /// - Parameter megapixels: the most that the image may have; nil for what the configuration allows.
  /// - Throws: `CancellationError` when the task was cancelled; ``TooLargeForNow`` when the image has more than
  ///   `megapixels`, but not more than is allowed; what is wrong with the image itself goes into the outcome's record.
  func process(
    _ entry: SourceEntry, _ content: SourceContent, upTo megapixels: Double? = nil
  ) async throws -> ImageOutcome {
    do {
      try Task.checkCancellation()
      let picture = try decode(content, upTo: megapixels)
      let findings = try await perform(on: picture)
      try Task.checkCancellation()
      let (drawn, copy) = try await annotate(picture, findings, entry)
      try Task.checkCancellation()
      let shown = reportPictures?.files(drawn, cards: findings.cards ?? [], of: picture, at: entry.relativePath)
      return outcome(of: entry, content, picture, findings, copy, shown ?? [])
    } catch let error as CancellationError {
      throw error
    } catch let error as TooLargeForNow {
      throw error
    } catch {
      return failure(of: entry, RecordError(error), content, isUncertain: error is VisionError)
    }
  }

  /// An image that is too large to be worked on beside others.
  struct TooLargeForNow: Error {}

  private func decode(_ content: SourceContent, upTo megapixels: Double?) throws -> VisionImage {
    let allowed = configuration.source.maximumMegapixels
    do throws(ImageError) {
      return try VisionImage(data: content.data, limits: ImageLimits(megapixels: min(megapixels ?? allowed, allowed)))
    } catch {
      if error.kind == .tooLarge, let megapixels, megapixels < allowed { throw TooLargeForNow() }
      throw error
    }
  }

  /// The outcome of an image that could not be worked on.
  func failure(
    of entry: SourceEntry, _ error: RecordError, _ content: SourceContent? = nil, isUncertain: Bool = false
  ) -> ImageOutcome {
    var kept = newEntry(for: entry, content)
    kept.error = error
    kept.isUncertain = isUncertain
    return ImageOutcome(
      record: ImageRecord(
        path: RecordPath(entry.relativePath), image: RecordedImage(sha256: content?.sha256), error: error),
      entry: kept)
  }

  /// The outcome of an image that took longer than allowed.
  func timeout(of entry: SourceEntry, _ content: SourceContent?, limit: Double) -> ImageOutcome {
    let text = limit.formatted(
      .number.precision(.fractionLength(0...3)).grouping(.never).locale(Locale(identifier: "C")))
    let error = RecordError(kind: .timedOut, message: "the work took longer than \(text) s")
    var outcome = failure(of: entry, error, content)
    outcome.entry.exceededLimit = limit
    return outcome
  }

  private func perform(on picture: VisionImage) async throws -> Findings {
    let handler = ImageRequestHandler(picture, engines: engines)
    var findings = Findings()
    for request in configuration.requests {
      try Task.checkCancellation()
      switch request {
      case .animals(let settings):
        findings.animals = try await handler.perform(RecognizeAnimalsRequest(settings))
      case .card(let settings):
        let request = ReadBusinessCardRequest(settings, besides: findings.animals ?? [])
        findings.cards = try await handler.perform(request)
      }
    }
    return findings
  }

  private func annotate(
    _ picture: VisionImage, _ findings: Findings, _ entry: SourceEntry
  ) async throws -> (drawn: VisionImage, copy: PictureFile?) {
    guard configuration.sinks.annotated else { return (picture, nil) }
    let annotations = try await ImageRequestHandler(picture, engines: engines)
      .annotations(for: findings.animals ?? [], findingFaces: configuration.drawing.needsFaces)
    let drawn = try picture.annotated(with: annotations, by: annotators)
    let data = try drawn.jpegData(quality: configuration.drawing.jpegQuality)
    return (drawn, PictureFile(path: names.path(for: entry.relativePath), data: data))
  }

  private func outcome(
    of entry: SourceEntry, _ content: SourceContent, _ picture: VisionImage, _ findings: Findings,
    _ copy: PictureFile?, _ shown: [PictureFile]
  ) -> ImageOutcome {
    let animals = findings.animals?.map { ObservationRecord($0, imageSize: picture.size) }
    let cards = findings.cards?.map { CardRecord($0, imageSize: picture.size) }
    var kept = newEntry(for: entry, content)
    kept.captureTime = picture.captureTime
    kept.cats = (animals ?? []).count { $0.label == RecognizeAnimalsRequest.Animal.cat.rawValue }
    kept.dogs = (animals ?? []).count { $0.label == RecognizeAnimalsRequest.Animal.dog.rawValue }
    kept.otherAnimals = (animals?.count ?? 0) - kept.cats - kept.dogs
    kept.cards = cards?.count ?? 0
    let image = RecordedImage(
      width: picture.width, height: picture.height, orientation: picture.orientation.rawValue, sha256: content.sha256,
      captured: picture.captureTime)
    let path = RecordPath(entry.relativePath)
    let annotated = copy.map { path.encoding == nil ? RecordPath($0.path).text : $0.path.percentEncoded }
    return ImageOutcome(
      record: ImageRecord(path: path, image: image, observations: animals, cards: cards, annotated: annotated),
      entry: kept, files: [copy].compactMap(\.self) + shown)
  }

  private func newEntry(for entry: SourceEntry, _ content: SourceContent?) -> JournalEntry {
    JournalEntry(
      path: entry.relativePath.percentEncoded, settings: fingerprint.recognition, drawing: fingerprint.drawing,
      mark: content?.mark, sha256: content?.sha256)
  }
}
