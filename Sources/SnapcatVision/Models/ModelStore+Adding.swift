import Foundation

extension ModelStore {
  /// Takes a model of the user's own into the user's data folder, where every later call finds it by its name.
  ///
  /// The weights are compared with size and SHA-256 of the manifest, the manifest's other files are looked for beside the
  /// weights and then beside the manifest, and the network has to answer to an empty picture. Only then the model appears
  /// under its name, as a whole.
  /// - Parameters:
  ///   - weights: the file with the weights, under any name.
  ///   - manifest: the manifest, `NAME.yaml`; its labels must be beside it or in a folder beside it.
  ///   - replacing: whether a model of that name that was added before makes room.
  /// - Returns: the manifest in its new place.
  /// - Throws: ``VisionError/modelUnavailable(_:)`` with what does not fit; nothing has changed then.
  @discardableResult
  public func add(weights: URL, manifest: URL, replacing: Bool = false) throws(VisionError) -> ModelManifest {
    let model = try self.manifest(named: manifest.path)
    let target = places.dataFolder.appending(path: model.name, directoryHint: .isDirectory)
    try checkName(model, target: target, replacing: replacing)
    let manager = FileManager.default
    let temporary = places.dataFolder.appending(path: ".add-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? manager.removeItem(at: temporary) }
    do {
      let folder = temporary.appending(path: model.name, directoryHint: .isDirectory)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try copyFiles(of: model, weights: weights, manifest: manifest, to: folder)
      try Self.check(folder.appending(path: manifest.lastPathComponent), dataFolder: temporary)
      try Self.move(folder, to: target, aside: temporary.appending(path: "former", directoryHint: .isDirectory))
    } catch let error as VisionError {
      throw error
    } catch {
      throw .modelUnavailable(
        "the model \(model.name) could not be written to \(places.dataFolder.path): \(error.localizedDescription)")
    }
    return try self.manifest(named: model.name)
  }

  private func checkName(_ model: ModelManifest, target: URL, replacing: Bool) throws(VisionError) {
    let taken = places.folders.map { $0.appending(path: "\(model.name).yaml") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    if let taken {
      throw .modelUnavailable(
        "a model is called '\(model.name)' already (\(taken.path)); give yours another name in its manifest")
    }
    if !replacing, FileManager.default.fileExists(atPath: target.path) {
      throw .modelUnavailable(
        "a model '\(model.name)' has been added before (\(target.path)); --replace puts this one in its place")
    }
  }

  private func copyFiles(of model: ModelManifest, weights: URL, manifest: URL, to folder: URL) throws {
    let manager = FileManager.default
    for file in model.files {
      let candidates =
        file.role == .weights
        ? [weights] : [weights.deletingLastPathComponent(), model.folder].map { $0.appending(path: file.name) }
      guard let original = candidates.first(where: { manager.isReadableFile(atPath: $0.path) }) else {
        throw VisionError.modelUnavailable("\(candidates.map(\.path).joined(separator: " or ")) cannot be read")
      }
      do {
        try file.check(original)
      } catch {
        throw VisionError.modelUnavailable("\(original.path) is not the file that the manifest describes: \(error)")
      }
      try manager.copyItem(at: original.resolvingSymlinksInPath(), to: folder.appending(path: file.name))
    }
    _ = try model.labels()
    let parent = model.folder.standardizedFileURL.path
    guard model.labelFile.path.hasPrefix(parent.hasSuffix("/") ? parent : parent + "/") else {
      throw VisionError.modelUnavailable(
        "the label file \(model.labelFile.path) must be beside the manifest or in a folder beside it")
    }
    let labels = folder.appending(path: String(model.labelFile.path.dropFirst(parent.count)))
    try manager.createDirectory(at: labels.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.copyItem(at: model.labelFile.resolvingSymlinksInPath(), to: labels)
    try manager.copyItem(
      at: manifest.resolvingSymlinksInPath(), to: folder.appending(path: manifest.lastPathComponent))
  }

  /// Asks the network for its answer to an empty picture.
  private static func check(_ manifest: URL, dataFolder: URL) throws {
    let store = ModelStore(places: ModelPlaces(folders: [], dataFolder: dataFolder))
    let blank = PixelBuffer(width: 64, height: 64, channels: 3, filledWith: 127)
    _ = try OpenCVObjectDetectionEngine(store: store)
      .detectObjects(in: blank, options: ObjectDetectionOptions(model: manifest.path))
  }

  /// Gives a folder its place; what was there goes aside and comes back when that fails.
  private static func move(_ folder: URL, to target: URL, aside: URL) throws {
    let manager = FileManager.default
    let isTaken = manager.fileExists(atPath: target.path)
    if isTaken { try manager.moveItem(at: target, to: aside) }
    do {
      try manager.moveItem(at: folder, to: target)
    } catch {
      if isTaken { try? manager.moveItem(at: aside, to: target) }
      throw error
    }
  }
}
