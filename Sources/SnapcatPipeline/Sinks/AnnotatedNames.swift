/// Says where the annotated copy of each picture goes.
struct AnnotatedNames: Sendable {
  /// The folder of the copies, in the output folder.
  static let folder: FilePath = "annotated"

  private let inputs: Set<FilePath>

  /// - Parameter inputs: all paths of the run, relative to the input root.
  init(inputs: some Sequence<FilePath>) {
    self.inputs = Set(inputs)
  }

  /// The path of the copy, relative to the output folder.
  ///
  /// A JPEG file keeps its name. Others get ".jpg" after it, as often as it takes to be the name of no other input.
  func path(for input: FilePath) -> FilePath {
    var copy = input
    if !["jpg", "jpeg"].contains(input.lowercasedExtension) {
      repeat { copy.bytes += Array(".jpg".utf8) } while inputs.contains(copy)
    }
    return AnnotatedNames.folder.appending(copy)
  }
}
