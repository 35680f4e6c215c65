import Foundation

/// Files that a command writes.
enum OutputFile {
  /// Writes a file whole: beside its place first, then renamed into it.
  ///
  /// - Throws: ``CommandError`` with the path.
  static func write(_ data: Data, to path: String) throws {
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
