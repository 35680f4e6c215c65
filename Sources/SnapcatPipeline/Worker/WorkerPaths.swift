/// Says where the pictures of requests are, and what records call them.
struct WorkerPaths: Sendable {
  /// The input root, absolute.
  let root: FilePath
  let workingDirectory: FilePath

  /// The file of a request, as a run would take it in; for bytes only the name counts.
  ///
  /// - Parameter isCopied: whether a copy is written under the picture's name, which must not leave the output folder then.
  /// - Throws: `RecordError` when the request cannot be followed.
  func entry(for request: WorkerRequest, isCopied: Bool) throws(RecordError) -> SourceEntry {
    let entry: SourceEntry
    switch request.picture {
    case .refused(let error): throw error
    case .bytes:
      let name = request.name ?? FilePath(bytes: [])
      entry = SourceEntry(path: name, relativePath: name)
    case .file(let path):
      entry = SourceEntry(path: path, relativePath: request.name ?? recordedPath(of: path))
      try check(path, "path")
    }
    try check(entry.relativePath, "name")
    let leaves = entry.relativePath.isAbsolute || entry.relativePath.components.contains("..")
    if isCopied && leaves {
      throw RecordError(
        kind: .unreadable,
        message: "the picture lies outside of the root, so that its copy has no place; name a root that holds it")
    }
    return entry
  }

  /// What lies beside a picture and could claim the name of its copy: see ``AnnotatedNames``.
  func neighbours(of entry: SourceEntry) -> [FilePath] {
    guard !["jpg", "jpeg"].contains(entry.path.lowercasedExtension) else { return [] }
    var found: [FilePath] = []
    var suffix = Array(".jpg".utf8)
    while (try? FileSystem.status(of: FilePath(bytes: entry.path.bytes + suffix))) != nil {
      found.append(FilePath(bytes: entry.relativePath.bytes + suffix))
      suffix += Array(".jpg".utf8)
    }
    return found
  }

  /// Relative to the root; a path that lies outside of it as it is.
  private func recordedPath(of path: FilePath) -> FilePath {
    let absolute = path.absolute(from: workingDirectory)
    return absolute != root && absolute.isWithin(root) ? absolute.relative(to: root) : path
  }

  private func check(_ path: FilePath, _ what: String) throws(RecordError) {
    if path.bytes.isEmpty { throw RecordError(kind: .unreadable, message: "the \(what) is empty") }
    if path.bytes.contains(0) { throw RecordError(kind: .unreadable, message: "the \(what) holds a zero byte") }
  }
}
