import Foundation
import SnapcatVision

/// Cuts each animal out of its picture and writes it as a JPEG in a tree like that of the pictures.
///
/// The pictures are read once more, one at a time. One that is gone, or is not the one that the run saw, is noted and
/// left out.
struct CropExporter: RecordExporter {
  private static let jpegQuality = 92

  private let options: ExportOptions
  private let folder: FilePath
  private let root: FilePath
  private let limits: ImageLimits
  private var summary: ExportSummary

  /// - Throws: ``ExportError/unknownPictures(path:)`` when nothing says where the pictures are.
  init(_ folder: FilePath, options: ExportOptions, facts: RunFacts, runFolder: FilePath) throws(ExportError) {
    guard let root = options.pictures ?? facts.root else {
      throw .unknownPictures(path: runFolder.appending("run.json").description)
    }
    self.options = options
    self.folder = folder
    self.root = root
    limits = ImageLimits(megapixels: 10_000)
    summary = ExportSummary(path: folder)
  }

  /// The path of a cut-out, in the folder of the cut-outs; `place` counts the record's animals from 0.
  static func path(of picture: FilePath, place: Int) -> FilePath {
    FilePath(bytes: picture.bytes + Array("-\(place + 1).jpg".utf8))
  }

  mutating func add(_ record: ImageRecord, number: Int) throws {
    let animals = record.animals(minimumConfidence: options.minimumConfidence)
    guard !animals.isEmpty else { return }
    summary.images += 1
    let picture: VisionImage
    do {
      picture = try read(record)
    } catch {
      summary.note("\(record.path.text): \((error as? RecordError)?.message ?? "\(error)")")
      return
    }
    for (place, animal) in animals {
      guard let crop = try? picture.cropped(to: area(animal.box)) else {
        summary.note("\(record.path.text): animal \(place + 1) lies outside of the picture")
        continue
      }
      let path = folder.appending(Self.path(of: record.path.filePath, place: place))
      try AtomicFile.write(try crop.jpegData(quality: Self.jpegQuality), to: path)
      summary.animals += 1
    }
  }

  mutating func finish() throws -> ExportSummary {
    if summary.animals == 0 {
      do throws(SystemCallError) {
        try FileSystem.createDirectory(folder)
      } catch {
        throw RunError(writing: folder, error)
      }
    }
    return summary
  }

  private func read(_ record: ImageRecord) throws -> VisionImage {
    let entry = SourceEntry(root: root, relativePath: record.path.filePath)
    let content = try entry.content()
    if let known = record.image.sha256, content.sha256 != known {
      throw RecordError(kind: .unreadable, message: "the picture is not the one that the run saw")
    }
    return try VisionImage(data: content.data, limits: limits)
  }

  private func area(_ box: [Double]) -> CGRect {
    let (across, down) = (box[2] * options.margin, box[3] * options.margin)
    return CGRect(x: box[0] - across, y: box[1] - down, width: box[2] + 2 * across, height: box[3] + 2 * down)
  }
}
