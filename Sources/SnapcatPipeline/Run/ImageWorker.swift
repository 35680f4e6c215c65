import Foundation
import SnapcatVision

/// Does all the work on one image.
struct ImageWorker: Sendable {
  let configuration: PipelineConfiguration
  let engines: VisionEngines
  let names: AnnotatedNames
  let outputDirectory: FilePath
  let annotators: [any Annotator]

  /// What the requests found in an image.
  private struct Findings {
    var animals: [RecognizedObjectObservation]?
    var cards: [BusinessCardObservation]?
  }

  /// Reads, looks at and draws on the image.
  ///
  /// - Parameter data: the file's bytes, when they are at hand; nil to read them.
  /// - Throws: ``RunError`` when the annotated copy cannot be written; what is wrong with the image itself goes into the
  ///   outcome's record.
  func process(_ entry: SourceEntry, index: Int, data: Data? = nil) async throws(RunError) -> ImageOutcome {
    var image = RecordedImage()
    do {
      let data = try data ?? entry.read()
      image.sha256 = SHA256Digest(of: data).description
      let picture = try VisionImage(
        data: data, limits: ImageLimits(megapixels: configuration.source.maximumMegapixels))
      (image.width, image.height, image.orientation) = (picture.width, picture.height, picture.orientation.rawValue)
      image.captured = picture.captureTime
      let findings = try await perform(on: picture)
      let annotated = try await annotate(picture, findings, entry)
      return outcome(entry, index, picture, image, findings, annotated)
    } catch let error as RunError {
      throw error
    } catch {
      return failure(entry, index, image, RecordError(error))
    }
  }

  private func perform(on picture: VisionImage) async throws -> Findings {
    let handler = ImageRequestHandler(picture, engines: engines)
    var findings = Findings()
    for request in configuration.requests {
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
  ) async throws -> FilePath? {
    guard configuration.sinks.annotated else { return nil }
    let path = names.path(for: entry.relativePath)
    let annotations = try await ImageRequestHandler(picture, engines: engines)
      .annotations(for: findings.animals ?? [], findingFaces: configuration.drawing.needsFaces)
    let copy = try picture.annotated(with: annotations, by: annotators)
    try AtomicFile.write(
      copy.jpegData(quality: configuration.drawing.jpegQuality), to: outputDirectory.appending(path))
    return path
  }

  private func outcome(
    _ entry: SourceEntry, _ index: Int, _ picture: VisionImage, _ image: RecordedImage, _ findings: Findings,
    _ annotated: FilePath?
  ) -> ImageOutcome {
    let path = RecordPath(entry.relativePath)
    let animals = findings.animals?.map { ObservationRecord($0, imageSize: picture.size) }
    let cards = findings.cards?.map { CardRecord($0, imageSize: picture.size) }
    let annotatedText = annotated.map { RecordPath($0).text }
    let cats = (animals ?? []).filter { $0.label == RecognizeAnimalsRequest.Animal.cat.rawValue }
    let dogs = (animals ?? []).count { $0.label == RecognizeAnimalsRequest.Animal.dog.rawValue }
    let report = ImageReport(
      index: index, path: path.text, cats: cats.count, dogs: dogs,
      otherAnimals: (animals?.count ?? 0) - cats.count - dogs, cards: cards?.count ?? 0)
    let profileCards = zip(cards ?? [], findings.cards ?? []).enumerated().map { position, card in
      ProfileCard(path: path, index: position, lines: card.0.lines, contact: card.1.contact)
    }
    return ImageOutcome(
      record: ImageRecord(path: path, image: image, observations: animals, cards: cards, annotated: annotatedText),
      report: report,
      findings: ImageFindings(
        index: index, path: entry.relativePath, captureTime: picture.captureTime, annotated: annotatedText,
        cats: cats, cards: profileCards))
  }

  private func failure(
    _ entry: SourceEntry, _ index: Int, _ image: RecordedImage, _ error: RecordError
  ) -> ImageOutcome {
    let path = RecordPath(entry.relativePath)
    let unknown = RecordedImage(sha256: image.sha256)
    return ImageOutcome(
      record: ImageRecord(path: path, image: unknown, error: error),
      report: ImageReport(index: index, path: path.text, error: error))
  }
}
