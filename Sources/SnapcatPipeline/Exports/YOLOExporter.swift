import Foundation

/// Writes a folder that Ultralytics reads as a data set: `labels/` with one text file a picture in the tree of the pictures,
/// `images/` with links to them, `data.yaml` and `classes.txt`.
///
/// A label file has one line an animal: class, and the box's middle, width and height as shares of the upright picture. It
/// is empty for a picture without animals; a picture that could not be read has none.
struct YOLOExporter: RecordExporter {
  private let options: ExportOptions
  private let folder: FilePath
  private let root: FilePath?
  private var categories = AnimalCategories()
  private var summary: ExportSummary
  private var names: Set<FilePath> = []

  /// - Parameter facts: where the pictures are; without it there are no links to them.
  init(_ folder: FilePath, options: ExportOptions, facts: RunFacts) {
    self.options = options
    self.folder = folder
    root = options.pictures ?? facts.root
    summary = ExportSummary(path: folder)
  }

  mutating func add(_ record: ImageRecord, number: Int) throws {
    guard record.error == nil else { return }
    let path = record.path.filePath
    let place = path.deletingLastComponent.appending(FilePath(bytes: path.stem))
    var name = FilePath(bytes: place.bytes + Array(".txt".utf8))
    if !names.insert(name).inserted {
      name = FilePath(bytes: path.bytes + Array(".txt".utf8))
      names.insert(name)
      summary.note("\(record.path.text): another picture of its folder has this name; its labels are in \(name)")
    }
    var text = ""
    for (_, animal) in record.animals(minimumConfidence: options.minimumConfidence) {
      guard let shares = animal.shares(of: record.image) else { continue }
      let middle = [shares[0] + shares[2] / 2, shares[1] + shares[3] / 2, shares[2], shares[3]]
      let numbers = middle.map { JSONText.number($0, decimals: 6) }.joined(separator: " ")
      text += "\(categories.position(of: animal.label)) \(numbers)\n"
      summary.animals += 1
    }
    try AtomicFile.write(Data(text.utf8), to: folder.appending("labels").appending(name))
    summary.images += 1
    if let root {
      do throws(SystemCallError) {
        try FileSystem.link(folder.appending("images").appending(path), to: root.appending(path))
      } catch {
        summary.note("\(record.path.text): no link to the picture (\(error))")
      }
    }
  }

  mutating func finish() throws -> ExportSummary {
    let names = categories.all.map(\.name)
    try AtomicFile.write(
      Data((names.joined(separator: "\n") + "\n").utf8), to: folder.appending("classes.txt"))
    let list = names.enumerated().map { "  \($0): \(JSONText.string($1))\n" }.joined()
    try AtomicFile.write(
      Data("train: images\nval: images\nnames:\n\(list)".utf8), to: folder.appending("data.yaml"))
    return summary
  }
}
