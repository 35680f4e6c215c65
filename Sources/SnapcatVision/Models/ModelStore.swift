import Foundation
import SnapcatYAML

/// The models on this machine: which there are, whether their files are there, and how to bring them.
public struct ModelStore: Hashable, Sendable {
  /// The file that says which model is the default one.
  static let preferenceFileName = "default.yaml"

  public let places: ModelPlaces

  /// Creates a store over the folders of `places`, by default those of the running program.
  public init(places: ModelPlaces = .ofThisProcess()) {
    self.places = places
  }

  /// All models, sorted by name; of two manifests with one name the one in the first folder counts.
  public func list() -> [ModelEntry] {
    var entries: [String: ModelEntry] = [:]
    for url in places.folders.flatMap(ModelPlaces.manifests(in:)) + places.addedManifests {
      let name = url.deletingPathExtension().lastPathComponent
      if entries[name] == nil { entries[name] = entry(name: name, url: url) }
    }
    return entries.values.sorted { $0.name < $1.name }
  }

  /// The manifest of a model.
  ///
  /// - Parameter name: a model's name, or the path of a manifest (with a "/" or the ending ".yaml").
  /// - Throws: ``VisionError/modelUnavailable(_:)`` when there is no such model or its manifest has mistakes.
  public func manifest(named name: String) throws(VisionError) -> ModelManifest {
    guard let url = manifestURL(named: name) else {
      let known = list().map(\.name).joined(separator: ", ")
      throw .modelUnavailable(
        "no model is called '\(name)'; known in \(folderList): \(known.isEmpty ? "none" : known)")
    }
    do {
      return try ModelManifest(contentsOf: url)
    } catch let mistakes as YAMLErrors {
      throw .modelUnavailable(mistakes.description)
    } catch {
      throw .modelUnavailable("the manifest \(url.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Whether the files of a model are there and have the right size.
  public func status(of manifest: ModelManifest) -> ModelStatus {
    let states = manifest.files.map { ($0.name, locate($0, of: manifest)) }
    let damaged = states.filter { $0.1 == .damaged }.map(\.0)
    if !damaged.isEmpty { return .damaged(damaged) }
    let missing = states.filter { $0.1 == .missing }.map(\.0)
    return missing.isEmpty ? .ready : .missing(missing)
  }

  /// The place of a model's file.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)`` when it is missing or has another size than the manifest says.
  public func url(of file: ModelFile, in manifest: ModelManifest) throws(VisionError) -> URL {
    switch locate(file, of: manifest) {
    case .found(let url): return url
    case .missing: throw .modelUnavailable("\(file.name) of the model \(manifest.name) is missing; \(advice(manifest))")
    case .damaged: throw .modelUnavailable("\(file.name) of the model \(manifest.name) is damaged; \(advice(manifest))")
    }
  }

  /// Compares every file of a model with the SHA-256 of its manifest.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)`` for the first file that is missing or differs.
  public func verify(_ manifest: ModelManifest) throws(VisionError) {
    for file in manifest.files {
      let url = try url(of: file, in: manifest)
      do {
        try file.check(url)
      } catch {
        throw .modelUnavailable("\(url.path): \(error); \(advice(manifest))")
      }
    }
  }

  /// The names of `default.yaml`, the model that is wanted most first.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)`` when a file with preferences has mistakes.
  public func preference() throws(VisionError) -> [String] {
    var names: [String] = []
    for folder in places.folders {
      let url = folder.appending(path: Self.preferenceFileName)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      do {
        let document = try YAMLDocument(text, file: url.path)
        var root = document.mapping()
        let listed = root.list("preference", of: String.self) ?? []
        root.finish()
        try document.finish()
        names += listed.filter { !names.contains($0) }
      } catch {
        throw .modelUnavailable(error.description)
      }
    }
    return names
  }

  /// The first model of ``preference()`` that is ready.
  ///
  /// - Throws: ``VisionError/modelUnavailable(_:)`` when none is.
  public func defaultManifest() throws(VisionError) -> ModelManifest {
    let names = try preference()
    for name in names where manifestURL(named: name) != nil {
      let manifest = try manifest(named: name)
      if status(of: manifest) == .ready { return manifest }
    }
    guard !names.isEmpty else {
      throw .modelUnavailable(
        "no default model is named in \(folderList); set SNAPCAT_MODELS to the folder with the manifests")
    }
    throw .modelUnavailable(
      "none of the models \(names.joined(separator: ", ")) is ready; bring one with: snapcat models fetch")
  }

  /// Where a file that the manifest names is.
  enum Location: Hashable {
    case found(URL)
    case missing
    case damaged
  }

  func locate(_ file: ModelFile, of manifest: ModelManifest) -> Location {
    let folders = [weightsFolder(besides: manifest), weightsFolder(inData: manifest)]
    let inPlace = file.sources.compactMap { source -> URL? in
      guard case .file(let path) = source else { return nil }
      return URL(filePath: path, relativeTo: manifest.folder).standardizedFileURL
    }
    var isThere = false
    for url in inPlace + folders.map({ $0.appending(path: file.name) }) {
      let target = url.resolvingSymlinksInPath()
      guard let size = try? target.resourceValues(forKeys: [.fileSizeKey]).fileSize else { continue }
      if size == file.byteCount { return .found(url) }
      isThere = true
    }
    return isThere ? .damaged : .missing
  }

  func weightsFolder(besides manifest: ModelManifest) -> URL {
    manifest.folder.appending(path: "weights/\(manifest.name)", directoryHint: .isDirectory)
  }

  func weightsFolder(inData manifest: ModelManifest) -> URL {
    places.dataFolder.appending(path: manifest.name, directoryHint: .isDirectory)
  }

  private func manifestURL(named name: String) -> URL? {
    let isPath = name.contains("/") || name.hasSuffix(".yaml")
    let candidates =
      isPath
      ? [URL(filePath: name)]
      : places.folders.map { $0.appending(path: "\(name).yaml") } + [places.addedManifest(named: name)]
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func entry(name: String, url: URL) -> ModelEntry {
    do {
      let manifest = try ModelManifest(contentsOf: url)
      return ModelEntry(name: name, url: url, status: status(of: manifest), manifest: manifest)
    } catch {
      return ModelEntry(name: name, url: url, status: .invalid("\(error)"), manifest: nil)
    }
  }

  private var folderList: String {
    places.folders.isEmpty ? "no folder" : places.folders.map(\.path).joined(separator: ", ")
  }

  private func advice(_ manifest: ModelManifest) -> String {
    "bring it with: snapcat models fetch \(manifest.name)"
  }
}
