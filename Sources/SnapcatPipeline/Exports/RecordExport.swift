/// Writes the animals of a finished run in forms that other programs read.
///
/// It reads the run's records from its output folder, one at a time.
public struct RecordExport: Sendable {
  /// The output folder of the run.
  public let outputDirectory: FilePath
  private let facts: RunFacts

  public init(outputDirectory: FilePath) {
    self.init(outputDirectory: outputDirectory, facts: RunFacts(outputDirectory: outputDirectory))
  }

  init(outputDirectory: FilePath, facts: RunFacts) {
    self.outputDirectory = outputDirectory
    self.facts = facts
  }

  /// Writes one form.
  ///
  /// - Parameter path: where it goes, a file or a folder by ``ExportFormat/isFolder``; nil for its usual place in the output
  ///   folder.
  /// - Throws: ``ExportError`` when the run's records cannot be read, ``RunError`` when the result cannot be written.
  public func write(
    _ format: ExportFormat, to path: FilePath? = nil, options: ExportOptions = ExportOptions()
  ) throws -> ExportSummary {
    let place = path ?? outputDirectory.appending(FilePath(format.defaultName))
    let records = try RecordReader(outputDirectory: outputDirectory)
    var exporter = try exporter(for: format, at: place, options)
    var number = 0
    while let record = try records.next() {
      number += 1
      try exporter.add(record, number: number)
      try Task.checkCancellation()
    }
    return try exporter.finish()
  }

  private func exporter(
    for format: ExportFormat, at place: FilePath, _ options: ExportOptions
  ) throws -> any RecordExporter {
    switch format {
    case .coco: try COCOExporter(place, options: options)
    case .megadetector: try MegaDetectorExporter(place, options: options, facts: facts)
    case .yolo: YOLOExporter(place, options: options, facts: facts)
    case .csv: try CSVExporter(place, options: options)
    case .crops: try CropExporter(place, options: options, facts: facts, runFolder: outputDirectory)
    }
  }
}
