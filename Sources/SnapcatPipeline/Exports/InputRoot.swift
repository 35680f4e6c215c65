/// The folder that the paths of a run's records are seen from.
enum InputRoot {
  /// The deepest folder that holds everything that was given, from the root of the file system; nil when an input is gone.
  static func path(of inputs: [FilePath]) -> FilePath? {
    guard !inputs.isEmpty, let directory = try? FileSystem.workingDirectory() else { return nil }
    var folders: [FilePath] = []
    for input in inputs {
      let path = input.absolute(from: directory)
      guard let status = try? FileSystem.status(of: path) else { return nil }
      folders.append(status.kind == .directory ? path : path.deletingLastComponent)
    }
    return FilePath.commonAncestor(of: folders)
  }
}
