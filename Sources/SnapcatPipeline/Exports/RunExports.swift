/// What a run writes from its own records once they are complete.
struct RunExports {
  private let sinks: SinkSettings
  private let outputDirectory: FilePath
  private let facts: RunFacts

  init(_ sinks: SinkSettings, outputDirectory: FilePath, facts: RunFacts) {
    self.sinks = sinks
    self.outputDirectory = outputDirectory
    self.facts = facts
  }

  /// Writes the exports that the settings ask for, and returns their names, folders with a slash.
  func write() throws -> [String] {
    let export = RecordExport(outputDirectory: outputDirectory, facts: facts)
    var files: [String] = []
    for format in sinks.exports {
      let summary = try export.write(format, options: ExportOptions(margin: sinks.cropMargin))
      files.append(format.defaultName + (format.isFolder ? "/" : ""))
      files += summary.companions.map { $0.lastComponent.description }
    }
    if sinks.writesReport {
      try ReportWriter(outputDirectory: outputDirectory, hasProfiles: sinks.profiles).write()
      files.append(ReportWriter.name.description)
      files += [ReportPictures.thumbnails, ReportPictures.cards].filter {
        (try? FileSystem.status(of: outputDirectory.appending($0))) != nil
      }.map { "\($0)/" }
    }
    return files
  }
}
