import Foundation

/// Gathers what a run finds, and writes its files.
final class RunResults {
  private let configuration: PipelineConfiguration
  private let outputDirectory: FilePath
  private let log: RecordLog?
  private var findings: [ImageFindings] = []
  /// What was counted so far.
  private(set) var summary = RunSummary()

  /// - Throws: ``RunError`` when the output folder cannot be written to.
  init(_ configuration: PipelineConfiguration, outputDirectory: FilePath) throws(RunError) {
    self.configuration = configuration
    self.outputDirectory = outputDirectory
    do throws(RunError) {
      let place = outputDirectory.appending("observations.jsonl")
      let file = try AtomicFile(place)
      log = configuration.sinks.observations ? RecordLog(file) : nil
    } catch {
      throw .outputUnwritable(path: outputDirectory.description, reason: error.reason)
    }
  }

  /// Takes in the next image.
  func add(_ outcome: ImageOutcome) throws {
    try log?.append(outcome.record)
    summary.count(outcome.report)
    if let found = outcome.findings { findings.append(found) }
  }

  /// Makes the profiles and writes all files but `run.json`.
  func finish() throws {
    let (profiles, names) = ProfileBuilder.profiles(from: findings, rule: configuration.pairing)
    summary.profiles = profiles.count
    let sinks = configuration.sinks
    if let log {
      try log.finish(profiles: names)
      summary.files.append("observations.jsonl")
    }
    if sinks.annotated { summary.files.append("annotated/") }
    let corrections: ProfileCorrections
    if sinks.profiles {
      corrections = try ProfileFile.replace(in: outputDirectory, with: profiles)
      summary.files.append("profiles.sqlite")
    } else {
      corrections = ProfileFile.corrections(in: outputDirectory)
    }
    let contacts = ContactSink(corrections.applied(to: profiles))
    if sinks.contactsVCard { try write(Data(contacts.vCards.utf8), to: "contacts.vcf") }
    if sinks.contactsCSV { try write(Data(contacts.csv.utf8), to: "contacts.csv") }
  }

  /// Writes what is made from the records.
  func export(_ facts: RunFacts) throws {
    guard log != nil else { return }
    summary.files += try RunExports(configuration.sinks, outputDirectory: outputDirectory, facts: facts).write()
  }

  /// Writes `run.json` and returns the summary that it holds.
  func writeReport(
    inputs: [FilePath], started: Date, model: String?, workers: Int
  ) throws -> RunSummary {
    let finished = Date()
    summary.seconds = finished.timeIntervalSince(started)
    summary.model = model
    summary.workers = workers
    summary.files.append("run.json")
    let report = RunReport(
      inputs: inputs, started: started, finished: finished, configuration: configuration, summary: summary)
    try AtomicFile.write(Data(try report.text().utf8), to: outputDirectory.appending("run.json"))
    return summary
  }

  private func write(_ data: Data, to name: String) throws(RunError) {
    try AtomicFile.write(data, to: outputDirectory.appending(FilePath(name)))
    summary.files.append(name)
  }
}
