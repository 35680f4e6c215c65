import Foundation
import SnapcatVision

/// What the results of a run depend on besides the pictures, as digests: two runs with the same digests come to the same
/// results.
///
/// Part of it are the settings that count, the program itself, and the model's files by their contents; of the libraries
/// and of Tesseract's data the versions and sizes.
struct RunFingerprint: Hashable, Sendable {
  /// Of what is found.
  let recognition: String
  /// Of what is drawn onto the copies and made for the report; nil when there is neither.
  let drawing: String?

  /// The number to raise when records look different although everything else is as before.
  private static let format = 1

  private struct Recognition: Encodable {
    let format = RunFingerprint.format
    let program = RunFingerprint.program
    let libraries = [LibraryVersions.openCV, LibraryVersions.leptonica ?? "", TesseractInstallation.version]
    let maximumMegapixels: Double
    let requests: [RequestSettings]
    /// The model's files.
    let model: [String]
    /// Tesseract's data.
    let languages: [String]
  }

  private struct Drawing: Encodable {
    /// Nil when there are no copies.
    let settings: DrawingSettings?
    let hasReport: Bool
  }

  /// The digest of the running program.
  private static let program = (try? SHA256Digest(ofFileAt: URL(filePath: "/proc/self/exe")))?.description

  /// Computes the digests.
  ///
  /// - Throws: `EncodingError` when a setting is no number that JSON can write.
  init(_ configuration: PipelineConfiguration, store: ModelStore = ModelStore()) throws {
    let requests = configuration.requests
    let model: [String]? = requests.firstValue { request in
      guard case .animals(let settings) = request else { return nil }
      return RunFingerprint.digests(ofModel: settings.model, in: store)
    }
    let readsText = requests.contains { if case .card = $0 { true } else { false } }
    recognition = try RunFingerprint.digest(
      of: Recognition(
        maximumMegapixels: configuration.source.maximumMegapixels, requests: requests, model: model ?? [],
        languages: readsText ? RunFingerprint.languages() : []))
    let sinks = configuration.sinks
    let drawing = Drawing(settings: sinks.annotated ? configuration.drawing : nil, hasReport: sinks.writesReport)
    self.drawing = sinks.annotated || sinks.writesReport ? try RunFingerprint.digest(of: drawing) : nil
  }

  /// The manifest, the labels and the files of a model, by their contents.
  private static func digests(ofModel name: String?, in store: ModelStore) -> [String] {
    guard let manifest = try? name.map(store.manifest(named:)) ?? store.defaultManifest() else { return [] }
    let files = manifest.files.compactMap { try? store.url(of: $0, in: manifest) }
    let manifestFile = manifest.folder.appending(path: "\(manifest.name).yaml")
    return ([manifestFile, manifest.labelFile] + files).map {
      (try? SHA256Digest(ofFileAt: $0))?.description ?? "none"
    }
  }

  /// The names, sizes and times of Tesseract's models.
  private static func languages() -> [String] {
    let installation = TesseractInstallation()
    return (installation.installedLanguages + ["osd"]).map { language in
      let file = installation.dataDirectory.appending(path: "\(language).traineddata").path(percentEncoded: false)
      let status = try? FileSystem.status(of: FilePath(file))
      return "\(language) \(status?.size ?? 0) \(status?.modificationTime ?? 0)"
    }
  }

  private static func digest(of value: some Encodable) throws -> String {
    SHA256Digest(of: Data(try JSONLineEncoder().line(for: value).utf8)).description
  }
}

extension Sequence {
  /// The first value that `body` gives for an element.
  fileprivate func firstValue<Value>(_ body: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = body(element) { return value }
    }
    return nil
  }
}
