import Foundation

/// The output folder of a run: locked against other runs, and free of what a killed one left half-written.
struct RunFolder {
  let path: FilePath
  let journal: RunJournal
  private let lock: FileLock

  /// Opens or creates the folder.
  ///
  /// - Parameter startsOver: forgets what earlier runs have done.
  /// - Throws: ``RunError``.
  init(_ path: FilePath, startsOver: Bool) throws(RunError) {
    self.path = path
    let hidden = path.appending(RunJournal.folder)
    do throws(RunError) {
      _ = try AtomicFile(path.appending("observations.jsonl"))
      do throws(SystemCallError) {
        try FileSystem.createDirectory(hidden)
      } catch {
        throw RunError(writing: hidden, error)
      }
      lock = try RunFolder.lock(hidden.appending("lock"), of: path)
      journal = try RunJournal(in: path, startsOver: startsOver)
    } catch {
      if case .outputInUse = error { throw error }
      throw .outputUnwritable(path: path.description, reason: error.reason)
    }
    removeTemporaryFiles()
  }

  /// Makes sure that files still get to where they belong.
  ///
  /// - Throws: ``RunError/outputRemoved(path:)``.
  func check() throws(RunError) {
    guard journal.isReachable else { throw .outputRemoved(path: path.description) }
  }

  /// Removes files of pictures, and the folders that are empty then; what is gone already is fine.
  func remove(_ files: some Sequence<FilePath>) {
    for file in files {
      try? FileSystem.remove(path.appending(file))
      var folder = file.deletingLastComponent
      while !folder.bytes.isEmpty {
        FileSystem.removeDirectoryIfEmpty(path.appending(folder))
        folder = folder.deletingLastComponent
      }
    }
  }

  /// Removes the journal: nothing in it is worth taking over.
  func forget() {
    for name in [RunJournal.place, RunJournal.folder.appending("lock")] { try? FileSystem.remove(path.appending(name)) }
    FileSystem.removeDirectoryIfEmpty(path.appending(RunJournal.folder))
  }

  private func removeTemporaryFiles() {
    for folder in journal.folders.union(["", RunJournal.folder]) {
      let place = path.appending(folder)
      for name in (try? FileSystem.names(in: place)) ?? [] where AtomicFile.isTemporary(name) {
        try? FileSystem.remove(place.appending(name))
      }
    }
  }

  private static func lock(_ file: FilePath, of path: FilePath) throws(RunError) -> FileLock {
    do throws(FileLock.Failure) {
      return try FileLock(file, holder: "process \(getpid()), since \(Date().formatted(.iso8601))\n")
    } catch {
      switch error {
      case .taken(let holder): throw .outputInUse(path: path.description, holder: holder)
      case .failed(let failure): throw RunError(writing: file, failure)
      }
    }
  }
}
