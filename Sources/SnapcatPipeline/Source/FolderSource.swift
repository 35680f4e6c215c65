import SnapcatVision

/// Finds the pictures of a run.
struct FolderSource {
  let settings: SourceSettings
  let outputDirectory: FilePath
  let workingDirectory: FilePath

  /// The pictures under the given files and folders, each once, in bytewise order of their paths.
  ///
  /// Files are taken whatever their name; from folders those with one of the extensions. The output folder, and that of
  /// an earlier run, is left out where it lies inside. A folder that cannot be listed, and one that is named like a picture, become entries with errors.
  /// - Throws: ``RunError`` when an input is not there or is what the run is going to write.
  func entries(of inputs: [FilePath]) throws(RunError) -> [SourceEntry] {
    let absolute = inputs.map { $0.absolute(from: workingDirectory) }
    let output = outputDirectory.absolute(from: workingDirectory)
    var walk = Walk(settings: settings, written: identities(of: [output, output.appending("annotated")]))
    var roots: [FilePath] = []
    var problems: [String] = []
    for (input, path) in zip(inputs, absolute) {
      do {
        guard !path.isWithin(output.appending("annotated")) else {
          throw RunError.inputMissing([
            "\(input): this is where the run writes its copies; choose another output folder"
          ])
        }
        if try FileSystem.status(of: path).kind == .directory {
          try walk.addFolder(path)
          roots.append(path)
        } else {
          walk.found[path] = .some(nil)
          roots.append(path.deletingLastComponent)
        }
      } catch let error as SystemCallError {
        problems.append("\(input): \(error)")
      } catch let error as RunError {
        throw error
      } catch {
        problems.append("\(input): \(error)")
      }
    }
    if !problems.isEmpty { throw .inputMissing(problems) }
    let root = FilePath.commonAncestor(of: roots)
    return walk.found.map { SourceEntry(root: root, relativePath: $0.relative(to: root), error: $1) }
      .sorted { $0.relativePath < $1.relativePath }
  }

  private func identities(of paths: [FilePath]) -> Set<FileStatus.Identity> {
    Set(paths.compactMap { try? FileSystem.status(of: $0).identity })
  }
}

extension FolderSource {
  /// A walk through folders and what it found so far.
  private struct Walk {
    let settings: SourceSettings
    /// Folders that the run writes to.
    let written: Set<FileStatus.Identity>
    /// Paths of pictures, each with the error that is known already.
    var found: [FilePath: RecordError?] = [:]
    private var visited: Set<FileStatus.Identity> = []
    private let extensions: Set<String>

    init(settings: SourceSettings, written: Set<FileStatus.Identity>) {
      self.settings = settings
      self.written = written
      extensions = Set(settings.extensions.map { $0.lowercased() })
    }

    /// Adds the pictures of a folder that the user named.
    mutating func addFolder(_ folder: FilePath) throws(SystemCallError) {
      guard visited.insert(try FileSystem.status(of: folder).identity).inserted else { return }
      for name in try FileSystem.names(in: folder) {
        addChild(folder.appending(name))
      }
    }

    private mutating func addChild(_ path: FilePath) {
      let isNamedLikePicture = path.lowercasedExtension.map(extensions.contains) ?? false
      guard let link = try? FileSystem.status(of: path, followingLinks: false) else { return }
      let target = link.kind == .symbolicLink ? try? FileSystem.status(of: path) : link
      guard target?.kind == .directory, let target else {
        if isNamedLikePicture { found[path] = .some(nil) }
        return
      }
      if isNamedLikePicture {
        found[path] = RecordError(kind: .unreadable, message: "it is a folder")
      } else if settings.recursive, settings.followSymlinks || link.kind == .directory {
        addInnerFolder(path, target.identity)
      }
    }

    /// Whether a folder is the output of an earlier run, by its journal or by the two files that only runs write.
    private func holdsRun(_ folder: FilePath) -> Bool {
      func has(_ name: FilePath) -> Bool { (try? FileSystem.status(of: folder.appending(name))) != nil }
      return has(RunJournal.place) || has("run.json") && has("observations.jsonl")
    }

    private mutating func addInnerFolder(_ folder: FilePath, _ identity: FileStatus.Identity) {
      guard !written.contains(identity), !holdsRun(folder) else { return }
      do throws(SystemCallError) {
        try addFolder(folder)
      } catch {
        found[folder] = RecordError(kind: .unreadable, message: "the folder cannot be listed: \(error)")
      }
    }
  }
}
