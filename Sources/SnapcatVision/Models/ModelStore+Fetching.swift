import Foundation

extension ModelStore {
  /// Brings the files of a model that are not there, and checks the ones that are.
  ///
  /// A file is compared with the size and the SHA-256 of its manifest before it gets its name, so that no other program
  /// ever sees a part of it. Files go to `weights/NAME` beside the manifest, or to the user's data folder when that one
  /// cannot be written to.
  /// - Parameter progress: told what happens, file by file.
  /// - Throws: ``VisionError/modelUnavailable(_:)`` with what every source of a file answered; nothing is left behind.
  public func fetch(
    _ manifest: ModelManifest, progress: (ModelFetchEvent) -> Void = { _ in }
  ) throws(VisionError) {
    for file in manifest.files {
      if case .found(let url) = locate(file, of: manifest), (try? file.check(url)) != nil {
        progress(.alreadyThere(file: file.name, at: url))
      } else {
        try fetch(file, of: manifest, progress: progress)
      }
    }
  }

  /// Brings the default model: the first one of ``preference()`` that can be had.
  ///
  /// - Returns: the manifest of the model that is ready now.
  /// - Throws: ``VisionError/modelUnavailable(_:)`` with the reasons when none can.
  public func fetchDefault(progress: (ModelFetchEvent) -> Void = { _ in }) throws(VisionError) -> ModelManifest {
    var reasons: [String] = []
    for name in try preference() {
      do throws(VisionError) {
        let manifest = try manifest(named: name)
        try fetch(manifest, progress: progress)
        return manifest
      } catch {
        reasons.append("\(error)")
      }
    }
    throw .modelUnavailable(
      reasons.isEmpty ? "no model is named in \(Self.preferenceFileName)" : reasons.joined(separator: "\n"))
  }

  private func fetch(
    _ file: ModelFile, of manifest: ModelManifest, progress: (ModelFetchEvent) -> Void
  ) throws(VisionError) {
    let folder = writableFolder(for: manifest)
    let place = folder.appending(path: file.name)
    var reasons: [String] = []
    for source in file.sources {
      if case .file = source { continue }
      progress(.fetching(file: file.name, byteCount: file.byteCount, from: source))
      do {
        try Self.withTemporaryFolder(in: folder) { temporary in
          let candidate = try ModelFileFetcher(folder: temporary).fetch(source)
          try file.check(candidate)
          try Self.rename(candidate, to: place)
        }
        progress(.fetched(file: file.name, at: place))
        return
      } catch {
        progress(.sourceFailed(file: file.name, from: source, reason: "\(error)"))
        reasons.append("\(source): \(error)")
      }
    }
    throw .modelUnavailable(
      "\(file.name) of the model \(manifest.name) could not be had. "
        + (reasons.isEmpty ? "It belongs beside the manifest and is not there." : reasons.joined(separator: "; ")))
  }

  /// The folder where files of a model go.
  private func writableFolder(for manifest: ModelManifest) -> URL {
    let besides = weightsFolder(besides: manifest)
    var nearest = besides
    while !FileManager.default.fileExists(atPath: nearest.path), nearest.path != "/" {
      nearest = nearest.deletingLastPathComponent().standardizedFileURL
    }
    return FileManager.default.isWritableFile(atPath: nearest.path) ? besides : weightsFolder(inData: manifest)
  }

  /// Runs `body` with a folder on the same file system as the files' place, and removes it whatever happens.
  private static func withTemporaryFolder(in folder: URL, _ body: (URL) throws -> Void) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let temporary = folder.appending(path: ".fetch-\(UUID().uuidString)", directoryHint: .isDirectory)
    try manager.createDirectory(at: temporary, withIntermediateDirectories: false)
    defer { try? manager.removeItem(at: temporary) }
    try body(temporary)
  }

  private static func rename(_ file: URL, to place: URL) throws {
    guard Foundation.rename(file.path, place.path) == 0 else {
      let reason = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO).localizedDescription
      throw ModelFileFetcher.Failure(description: "\(place.path) cannot be written: \(reason)")
    }
  }
}
