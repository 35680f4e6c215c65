import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct ResumeTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  @Test func takesOverWhatHasNotChanged() async throws {
    let first = try await fixture.run()
    #expect(first.takenOver == 0)
    let results = try fixture.results()
    let probe = EngineProbe()
    let recorder = ProgressRecorder()
    let second = try await fixture.run(engines: probe.engines, progress: recorder)
    #expect(probe.count == 0)
    #expect(second.takenOver == 6)
    #expect(second.images == 6)
    #expect(second.failed == 1)
    #expect(second.profiles == first.profiles)
    #expect(recorder.reports.allSatisfy { $0.isTakenOver })
    #expect(try fixture.results() == results)
  }

  @Test func worksOnAllPicturesWhenItStartsOver() async throws {
    try await fixture.run()
    let probe = EngineProbe()
    let summary = try await fixture.run(engines: probe.engines, startsOver: true)
    #expect(summary.takenOver == 0)
    #expect(probe.count == 5)
    #expect(try await fixture.run().takenOver == 6)
  }

  @Test func redoesWhatHasChangedEvenWithTheOldTimes() async throws {
    try await fixture.run()
    let place = fixture.folder.path.appending("in/wall.jpg").description
    let before = try FileManager.default.attributesOfItem(atPath: place)
    try fixture.write(.dog, "wall.jpg")
    try FileManager.default.setAttributes([.modificationDate: before[.modificationDate] as Any], ofItemAtPath: place)
    let probe = EngineProbe()
    let summary = try await fixture.run(engines: probe.engines)
    #expect(probe.count == 1)
    #expect(summary.takenOver == 5)
    #expect(summary.dogs == 2)
    #expect(try fixture.results() == (try await fixture.freshResults()))
  }

  @Test func knowsACopyOfAPictureByItsBytes() async throws {
    try await fixture.run()
    let bytes = try fixture.folder.read("in/dog.jpg")
    try FileSystem.remove(fixture.folder.path.appending("in/dog.jpg"))
    try fixture.folder.write(bytes, to: "in/dog.jpg")
    let probe = EngineProbe()
    #expect(try await fixture.run(engines: probe.engines).takenOver == 6)
    #expect(probe.count == 0)
  }

  /// Another setting, and how many pictures are taken over with it.
  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let takenOver: Int
    let apply: @Sendable (inout PipelineConfiguration) -> Void

    init(_ description: String, _ takenOver: Int, _ apply: @escaping @Sendable (inout PipelineConfiguration) -> Void) {
      self.description = description
      self.takenOver = takenOver
      self.apply = apply
    }
  }

  private static let changes = [
    Change("level", 0) { $0.setAnimalLevel(.accurate) },
    Change("size limit", 0) { $0.source.maximumMegapixels = 100 },
    Change("drawing", 1) { $0.drawing.lineWidth = 5 },
    Change("workers", 6) { $0.workers = .count(1) },
    Change("pairing", 6) { $0.pairing = .none },
    Change("time limit", 6) { $0.timeLimit = .none },
    Change("no copies", 6) { $0.sinks.annotated = false },
    Change("no profiles", 6) { $0.sinks.profiles = false },
  ]

  @Test(arguments: changes) func heedsTheSettingsThatCount(change: Change) async throws {
    try await fixture.run()
    #expect(try await fixture.run(change: change.apply).takenOver == change.takenOver)
    let fresh = try await fixture.freshResults(change: change.apply)
    #expect(try fixture.results().filter { fresh[$0.key] != nil } == fresh)
  }

  @Test func drawsCopiesThatWereNotAskedForBefore() async throws {
    try await fixture.run { $0.sinks.annotated = false }
    #expect(try await fixture.run().takenOver == 1)
    #expect(try fixture.results() == (try await fixture.freshResults()))
  }

  @Test func drawsCopiesThatAreGoneOrCutOff() async throws {
    try await fixture.run()
    try FileSystem.remove(fixture.folder.path.appending("out/annotated/dog.jpg"))
    try fixture.folder.write(Data("cut".utf8), to: "out/annotated/wall.jpg")
    #expect(try await fixture.run().takenOver == 4)
    #expect(try fixture.results() == (try await fixture.freshResults()))
  }

  @Test func removesWhatIsLeftOfPicturesThatAreGone() async throws {
    try await fixture.run()
    try FileManager.default.removeItem(atPath: fixture.folder.path.appending("in/litter").description)
    try fixture.write(.cat, "new.jpg")
    try fixture.folder.write(Data("mine".utf8), to: "out/annotated/notes.txt")
    #expect(try await fixture.run().takenOver == 4)
    var expected = try await fixture.freshResults()
    expected["annotated/notes.txt"] = Data("mine".utf8)
    #expect(try fixture.results() == expected)
    #expect(try !FileSystem.names(in: fixture.folder.path.appending("out/annotated")).contains("litter"))
  }

  @Test func removesHalfWrittenFilesOfAKilledRun() async throws {
    try await fixture.run()
    for place in ["out/.snapcat-1-0.tmp", "out/annotated/litter/.snapcat-1-0.tmp", "out/.snapcat/.snapcat-1-0.tmp"] {
      try fixture.folder.write(Data("half".utf8), to: FilePath(place))
    }
    // A copy that was written, and whose picture was removed before anything else was noted.
    let journal = try fixture.folder.read(fixture.journal)
    try fixture.folder.write(
      journal + Data(#"{"planned":["annotated/lost.jpg"]}"#.utf8) + Data("\n".utf8), to: fixture.journal)
    try fixture.folder.write(Data("lost".utf8), to: "out/annotated/lost.jpg")
    try await fixture.run()
    #expect(try fixture.results() == (try await fixture.freshResults()))
    #expect(try FileSystem.names(in: fixture.folder.path.appending("out/.snapcat")) == ["journal.jsonl", "lock"])
  }

  @Test(arguments: [0, 10, 31, 40, 700, 1500, 2500, 3500, 5000])
  func goesOnFromAnyBeginningOfTheJournal(length: Int) async throws {
    try await fixture.run()
    let results = try fixture.results()
    let journal = try fixture.folder.read(fixture.journal)
    try fixture.folder.write(journal.prefix(length), to: fixture.journal)
    let summary = try await fixture.run()
    #expect(summary.takenOver < 6)
    #expect(try fixture.results() == results)
    #expect(try await fixture.run().takenOver == 6)
  }

  @Test func passesOverDamagedLines() async throws {
    try await fixture.run()
    let results = try fixture.results()
    var lines = try fixture.folder.read(fixture.journal).split(separator: UInt8(ascii: "\n")).map { Data($0) }
    lines[2] = Data(repeating: 0, count: lines[2].count)
    try fixture.folder.write(Data(lines.joined(separator: Data("\n".utf8))) + Data("\n".utf8), to: fixture.journal)
    #expect(try await fixture.run().takenOver == 5)
    #expect(try fixture.results() == results)
  }

  @Test func goesOnAfterItWasCancelled() async throws {
    let expected = try await fixture.freshResults()
    for picture in 1...5 {
      let run = AbortedRun(after: picture)
      await #expect(throws: CancellationError.self) { try await run.run(fixture) }
      #expect(try fixture.folder.files(in: "out").allSatisfy { !$0.contains(".tmp") })
    }
    let summary = try await fixture.run()
    #expect(summary.takenOver >= 5)
    #expect(try fixture.results() == expected)
  }

  @Test func refusesAFolderThatAnotherRunWritesTo() async throws {
    try await fixture.run()
    let lock = try FileLock(fixture.folder.path.appending("out/.snapcat/lock"), holder: "process 7\n")
    let place = fixture.folder.path.appending("out").description
    await #expect(throws: RunError.outputInUse(path: place, holder: "process 7")) { try await fixture.run() }
    _ = consume lock
    #expect(try await fixture.run().takenOver == 6)
  }

  @Test func saysThatTheOutputWasRemovedMeanwhile() async throws {
    let place = fixture.folder.path.appending("out").description
    let probe = EngineProbe { try? FileManager.default.removeItem(atPath: place) }
    await #expect(throws: RunError.outputRemoved(path: place)) { try await fixture.run(engines: probe.engines) }
    try await fixture.run()
    #expect(try fixture.results() == (try await fixture.freshResults()))
  }

  @Test func saysThatCopiesWereRemovedMeanwhile() async throws {
    let copy = fixture.folder.path.appending("out/annotated/dog.jpg")
    let remover = ReportHook { report in
      if report.path == "wall.jpg" { try? FileSystem.remove(copy) }
    }
    await #expect(throws: RunError.copiesRemoved(count: 1)) { try await fixture.run(progress: remover) }
    #expect(try await fixture.run().takenOver == 5)
    #expect(try fixture.results() == (try await fixture.freshResults()))
  }

  @Test func recordsWhatHappensToPicturesMeanwhile() async throws {
    let folder = fixture.folder.path
    let changer = ReportHook { report in
      guard report.path == "dog.jpg" else { return }
      try? FileSystem.remove(folder.appending("in/wall.jpg"))
      try? AtomicFile.write(Data("words".utf8), to: folder.appending("in/mia.jpg"))
    }
    try await fixture.run(progress: changer) { $0.workers = .count(1) }
    let kinds = try fixture.folder.lines("out/observations.jsonl").map {
      try JSONDecoder().decode(ImageRecord.self, from: Data($0.utf8))
    }.map { "\($0.path.text) \($0.error?.kind.rawValue ?? "ok")" }
    #expect(kinds.contains("text.jpg notAnImage"))
    #expect(kinds.count == 6)
  }
}
