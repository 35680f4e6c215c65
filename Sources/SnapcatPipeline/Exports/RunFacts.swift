import Foundation
import SnapcatVision

/// What exports have to know of a run besides its records.
struct RunFacts: Hashable, Sendable {
  /// The model that looked for animals; nil when none did or it is not known.
  var model: String?
  /// Below this confidence nothing was reported, in 0...1; nil when unknown.
  var threshold: Double?
  /// The folder that the records' paths are seen from; nil when unknown.
  var root: FilePath?

  init(model: String?, threshold: Double?, root: FilePath?) {
    self.model = model
    self.threshold = threshold
    self.root = root
  }

  /// The facts of a run that is about to end.
  init(_ configuration: PipelineConfiguration, inputs: [FilePath], model: String?) {
    self.init(model: model, threshold: nil, root: InputRoot.path(of: inputs))
    for case .animals(let settings) in configuration.requests {
      threshold = settings.minimumConfidence.map { Double(recordedConfidence: $0) }
    }
    threshold = threshold ?? Self.threshold(ofModel: model)
  }

  /// What `run.json` of a finished run says; nothing is known when it is not there.
  init(outputDirectory: FilePath) {
    self.init(model: nil, threshold: nil, root: nil)
    guard let data = try? FileSystem.read(outputDirectory.appending("run.json")),
      let note = try? JSONDecoder().decode(Note.self, from: data)
    else { return }
    model = note.summary?.model
    threshold = note.configuration?.requests.lazy.compactMap(\.threshold).first ?? Self.threshold(ofModel: model)
    root = note.root.map { RecordPath(text: $0, encoding: note.rootEncoding).filePath }
  }

  private static func threshold(ofModel name: String?) -> Double? {
    guard let name, let manifest = try? ModelStore().manifest(named: name) else { return nil }
    return Double(recordedConfidence: manifest.minimumConfidence)
  }

  /// The part of `run.json` that is read.
  private struct Note: Decodable {
    struct Summary: Decodable {
      var model: String?
    }

    struct Configuration: Decodable {
      var requests: [RequestSettings]
    }

    var root: String?
    var rootEncoding: RecordPath.Encoding?
    var summary: Summary?
    var configuration: Configuration?
  }
}

extension RequestSettings {
  /// The confidence that animals need, where the settings say it.
  fileprivate var threshold: Double? {
    guard case .animals(let settings) = self else { return nil }
    return settings.minimumConfidence.map { Double(recordedConfidence: $0) }
  }
}
