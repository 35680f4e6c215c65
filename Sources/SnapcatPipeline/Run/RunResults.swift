import Foundation

/// Gathers what a run finds, and writes its files.
final class RunResults {
  private let configuration: PipelineConfiguration
  private let folder: RunFolder
  private let names: AnnotatedNames
  private let entries: [SourceEntry]
  private var findings: [ImageFindings] = []
  /// The journal's line of each image.
  private var lines: [Range<Int>] = []
  /// Positions of the images with annotated copies.
  private var withCopies: Set<Int> = []
  /// What was counted so far.
  private(set) var summary = RunSummary()

  init(_ configuration: PipelineConfiguration, folder: RunFolder, names: AnnotatedNames, entries: [SourceEntry]) {
    self.configuration = configuration
    self.folder = folder
    self.names = names
    self.entries = entries
  }

  /// Takes in the next image.
  func add(_ image: FinishedImage) {
    let index = lines.count
    lines.append(image.line)
    if image.hasCopy { withCopies.insert(index) }
    summary.count(image.report)
    guard image.report.error == nil else { return }
    findings.append(
      ImageFindings(
        index: index, path: entries[index].relativePath, captureTime: image.captureTime, cats: image.report.cats,
        cards: image.report.cards))
  }

  /// Makes the profiles, writes all files but `run.json`, and removes what earlier runs have left of pictures that are
  /// gone.
  ///
  /// - Throws: ``RunError``; ``RunError/copiesRemoved(count:)`` before anything is written.
  func finish() throws {
    try folder.check()
    try checkCopies()
    let builder = ProfileBuilder(findings, rule: configuration.pairing)
    let sinks = configuration.sinks
    if sinks.observations { try writeRecords(profiles: builder.names) }
    if !withCopies.isEmpty { summary.files.append("annotated/") }
    let profiles = try builder.profiles(record: record)
    summary.profiles = profiles.count
    let corrections: ProfileCorrections
    if sinks.profiles {
      corrections = try ProfileFile.replace(in: folder.path, with: profiles)
      summary.files.append("profiles.sqlite")
    } else {
      corrections = ProfileFile.corrections(in: folder.path)
    }
    let contacts = ContactSink(corrections.applied(to: profiles))
    if sinks.contactsVCard { try write(Data(contacts.vCards.utf8), to: "contacts.vcf") }
    if sinks.contactsCSV { try write(Data(contacts.csv.utf8), to: "contacts.csv") }
    if !folder.journal.holdsJust(lines) { folder.remove(try folder.journal.staleFiles(besides: lines)) }
  }

  /// Writes what is made from the records.
  func export(_ facts: RunFacts) throws {
    guard configuration.sinks.observations else { return }
    summary.files += try RunExports(configuration.sinks, outputDirectory: folder.path, facts: facts).write()
  }

  /// Writes `run.json`, tidies the journal up, and returns the summary.
  func writeReport(
    inputs: [FilePath], started: Date, seconds: Double, model: String?, workers: Int
  ) throws -> RunSummary {
    summary.seconds = seconds
    summary.peakMemory = ProcessMemory.peak
    summary.model = model
    summary.workers = workers
    summary.files.append("run.json")
    let report = RunReport(
      inputs: inputs, started: started, finished: Date(), configuration: configuration, summary: summary)
    try AtomicFile.write(Data(try report.text().utf8), to: folder.path.appending("run.json"))
    // Without it the journal is only longer than it need be.
    if !folder.journal.holdsJust(lines) { try? folder.journal.compact(to: lines) }
    return summary
  }

  private func checkCopies() throws(RunError) {
    guard configuration.sinks.annotated else { return }
    let missing = withCopies.count { index in
      let copy = folder.path.appending(names.path(for: entries[index].relativePath))
      return (try? FileSystem.status(of: copy)) == nil
    }
    guard missing == 0 else { throw .copiesRemoved(count: missing) }
  }

  private func writeRecords(profiles: [Int: String]) throws {
    let log = try RecordLog(folder.path.appending("observations.jsonl"))
    for (index, line) in lines.enumerated() {
      if let profile = profiles[index] {
        var record = try record(index)
        record.profile = profile
        try log.append(record)
      } else if hidesCopy(index) {
        try log.append(try record(index))
      } else {
        try log.append(try folder.journal.record(at: line))
      }
    }
    try log.finish()
    summary.files.append("observations.jsonl")
  }

  /// The record of an image, as it will stand in the file but for the profile.
  private func record(_ index: Int) throws -> ImageRecord {
    var record = try JSONDecoder().decode(ImageRecord.self, from: Data(try folder.journal.record(at: lines[index])))
    if hidesCopy(index) { record.annotated = nil }
    return record
  }

  /// Whether an earlier run has made a copy that this one was not asked for.
  private func hidesCopy(_ index: Int) -> Bool { !configuration.sinks.annotated && withCopies.contains(index) }

  private func write(_ data: Data, to name: String) throws(RunError) {
    try AtomicFile.write(data, to: folder.path.appending(FilePath(name)))
    summary.files.append(name)
  }
}
