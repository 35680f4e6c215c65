import Foundation

/// Files that a command writes.
enum OutputFile {
  /// Writes a file whole: beside its place first, then renamed into it.
  ///
  /// - Parameter input: the picture that the file was made from, which is not replaced.
  /// - Throws: ``CommandError`` with the path.
  static func write(_ data: Data, to path: String, madeFrom input: ImageInput) throws {
    if let identity = identity(of: path), !input.isStandardInput, identity == self.identity(of: input.argument) {
      throw CommandError("it would replace the picture it was made from; choose another place", subject: path)
    }
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw CommandError("cannot be written: \(reason(error)); choose another place", subject: path)
    }
  }

  /// Makes a folder with all folders above it, unless it is there.
  ///
  /// - Throws: ``CommandError`` with the path.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError("the folder cannot be made: \(reason(error)); choose another place", subject: path)
    }
  }

  /// What tells a file from all others, whatever path leads to it; nil when there is none.
  private static func identity(of path: String) -> [Int]? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return nil }
    return [attributes[.systemNumber], attributes[.systemFileNumber]].compactMap { ($0 as? NSNumber)?.intValue }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile: "there is no such folder"
    case .fileWriteNoPermission: "you may not write there"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteFileExists: "there is a file of that name"
    default: (error as NSError).localizedDescription
    }
  }
}
