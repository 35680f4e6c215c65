import Foundation
import SnapcatVision

/// Makes the small copies that a run without a report did not write, from the annotated copies.
package struct ReportThumbnails {
  private let outputDirectory: FilePath

  package init(outputDirectory: FilePath) {
    self.outputDirectory = outputDirectory
  }

  /// Writes the small copies that are missing; a picture without a readable annotated copy stays without one.
  ///
  /// - Throws: ``ExportError`` when the run's records cannot be read, ``RunError`` when a copy cannot be written.
  package func writeMissing() throws {
    let records = try RecordReader(outputDirectory: outputDirectory)
    while let record = try records.next() {
      let place = outputDirectory.appending(ReportPictures.thumbnail(of: record.path.filePath))
      guard let annotated = record.annotated, (try? FileSystem.status(of: place)) == nil else { continue }
      try Task.checkCancellation()
      let source = outputDirectory.appending(RecordPath(text: annotated, encoding: record.path.encoding).filePath)
      guard let data = try? FileSystem.read(source), let copy = try? VisionImage(data: data),
        let small = ReportPictures.small(copy)
      else { continue }
      try AtomicFile.write(small, to: place)
    }
  }
}
