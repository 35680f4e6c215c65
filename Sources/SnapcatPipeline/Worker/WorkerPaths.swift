/// Says where the pictures of requests are, and what records call them.
struct WorkerPaths: Sendable {
  /// The input root, absolute.
  let root: FilePath
  let workingDirectory: FilePath

  /// The picture of a request.
  struct Picture {
    /// What records call it.
    let name: FilePath
    /// How to open it; the name where the request holds the bytes.
    let file: FilePath

    /// The picture as a run would take it in.
    var entry: SourceEntry { SourceEntry(root: "", relativePath: name) }
  }

  /// The picture of a request; for bytes only the name counts.
  ///
  /// - Parameter isCopied: whether a copy is written under the picture's name, which must not leave the output folder then.
  /// - Throws: `RecordError` when the request cannot be followed.
  func picture(of request: WorkerRequest, isCopied: Bool) throws(RecordError) -> Picture {
    let picture: Picture
    switch request.picture {
    case .refused(let error): throw error
    case .bytes:
      let name = request.name ?? FilePath(bytes: [])
      picture = Picture(name: name, file: name)
    case .file(let path):
      picture = Picture(name: request.name ?? recordedPath(of: path), file: path)
      try check(path, "path")
    }
    try check(picture.name, "name")
    let leaves = picture.name.isAbsolute || picture.name.components.contains("..")
    if isCopied && leaves {
      throw RecordError(
        kind: .unreadable,
        message: "the picture lies outside of the root, so that its copy has no place; name a root that holds it")
    }
    return picture
  }

  /// What lies beside a picture and could claim the name of its copy: see ``AnnotatedNames``.
  func neighbours(of picture: Picture) -> [FilePath] {
    guard !["jpg", "jpeg"].contains(picture.file.lowercasedExtension) else { return [] }
    var found: [FilePath] = []
    var suffix = Array(".jpg".utf8)
    while (try? FileSystem.status(of: FilePath(bytes: picture.file.bytes + suffix))) != nil {
      found.append(FilePath(bytes: picture.name.bytes + suffix))
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
