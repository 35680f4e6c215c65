import Foundation

/// The folders where models are looked for.
public struct ModelPlaces: Hashable, Sendable {
  /// Folders that hold manifests, the one that counts most first.
  public var folders: [URL]
  /// The folder for weights whose manifests are in a folder that cannot be written to.
  public var dataFolder: URL

  public init(folders: [URL], dataFolder: URL) {
    self.folders = folders
    self.dataFolder = dataFolder
  }

  /// Finds the folders for a program, from whatever directory it runs.
  ///
  /// In this order: the folders that `SNAPCAT_MODELS` names (separated by colons); the nearest folder `models` with a
  /// manifest at or above the program (a build in the repository); `../share/snapcat/models` beside the program (an
  /// installation).
  /// - Parameters:
  ///   - environment: variables; `SNAPCAT_MODELS`, `XDG_DATA_HOME` and `HOME` count.
  ///   - executable: the program's own file, links resolved; nil when not known.
  public init(environment: [String: String], executable: URL?) {
    folders = (environment["SNAPCAT_MODELS"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0), directoryHint: .isDirectory) }
    if let executable {
      let folder = executable.deletingLastPathComponent().standardizedFileURL
      let nearest = Self.ancestors(of: folder).map { $0.appending(path: "models", directoryHint: .isDirectory) }
        .first { !Self.manifests(in: $0).isEmpty }
      let installed = folder.deletingLastPathComponent()
        .appending(path: "share/snapcat/models", directoryHint: .isDirectory)
      folders += [nearest, installed].compactMap(\.self)
    }
    dataFolder = Self.dataHome(environment).appending(path: "snapcat/models", directoryHint: .isDirectory)
  }

  /// The folders for the program that is running.
  public static func ofThisProcess() -> ModelPlaces {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ModelPlaces(
      environment: ProcessInfo.processInfo.environment, executable: executable.map { URL(filePath: $0) })
  }

  /// The manifests in a folder, by name; empty when there is no such folder.
  static func manifests(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") && $0 != ModelStore.preferenceFileName }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// Where the manifest of a model that the user added is; each has a folder of its own with all its files.
  func addedManifest(named name: String) -> URL {
    dataFolder.appending(path: "\(name)/\(name).yaml")
  }

  /// The manifests of the models that the user added, by name.
  var addedManifests: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: dataFolder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map(addedManifest(named:))
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func ancestors(of folder: URL) -> [URL] {
    var folders = [folder]
    while let last = folders.last, last.path != "/", folders.count < 64 {
      folders.append(last.deletingLastPathComponent().standardizedFileURL)
    }
    return folders
  }

  private static func dataHome(_ environment: [String: String]) -> URL {
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { return URL(filePath: path) }
    let home =
      environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".local/share", directoryHint: .isDirectory)
  }
}
