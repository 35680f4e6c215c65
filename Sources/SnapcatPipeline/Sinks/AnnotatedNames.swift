import SnapcatVision

/// Says where the annotated copy of each picture goes.
struct AnnotatedNames: Sendable {
  /// The folder of the copies, in the output folder.
  static let folder: FilePath = "annotated"
  /// The most bytes that a name may have (Linux's NAME_MAX).
  private static let longestName = 255
  /// The most bytes that a path may have (Linux's PATH_MAX, less the terminating zero).
  private static let longestPath = 4095

  /// The pictures and the folders that hold them.
  private let taken: Set<FilePath>
  /// The most bytes that a path in the folder of the copies may have.
  private let room: Int

  /// - Parameters:
  ///   - inputs: all paths of the run, relative to the input root.
  ///   - outputDirectory: the output folder, as it is given to the system.
  init(inputs: some Sequence<FilePath>, outputDirectory: FilePath = "") {
    var taken: Set<FilePath> = []
    for input in inputs {
      taken.insert(input)
      var folder = input.deletingLastComponent
      while !folder.bytes.isEmpty, taken.insert(folder).inserted { folder = folder.deletingLastComponent }
    }
    self.taken = taken
    room = Self.longestPath - outputDirectory.bytes.count - Self.folder.bytes.count - 2
  }

  /// The path of the copy, relative to the output folder.
  ///
  /// A JPEG file keeps its name. Others get ".jpg" after it, as often as it takes to be the name of no other input. What
  /// would be too long for the file system then is cut and gets a digest of the whole path.
  func path(for input: FilePath) -> FilePath {
    var copy = input
    if !["jpg", "jpeg"].contains(input.lowercasedExtension) {
      repeat { copy.bytes += Array(".jpg".utf8) } while taken.contains(copy)
    }
    return AnnotatedNames.folder.appending(AnnotatedNames.fitting(copy, of: input, room: room))
  }

  /// The path, or one that the file system takes where it is too long or its name is.
  ///
  /// - Parameters:
  ///   - input: what a digest in the new name is made of.
  ///   - room: the most bytes that the path may have.
  static func fitting(_ copy: FilePath, of input: FilePath, room: Int) -> FilePath {
    let name = copy.bytes.count - (copy.bytes.lastIndex(of: FilePath.slash).map { $0 + 1 } ?? 0)
    if copy.bytes.count > room { return shortened("", input) }
    guard name > longestName else { return copy }
    return copy.deletingLastComponent.appending(shortened(FilePath(bytes: copy.bytes.suffix(name)), input))
  }

  /// A name that starts like `name`, cut between two characters, and ends with a digest of the input's path.
  private static func shortened(_ name: FilePath, _ input: FilePath) -> FilePath {
    let ending = "~\(SHA256Digest(of: input.bytes).description.prefix(16)).jpg"
    var length = min(name.bytes.count, longestName - ending.utf8.count)
    while length > 0, length < name.bytes.count, name.bytes[length] & 0xC0 == 0x80 { length -= 1 }
    return FilePath(bytes: name.bytes.prefix(length) + Array(ending.utf8))
  }
}
