import Foundation
import Testing

@Suite("The built program: worker and join")
struct WorkerTests {
  private let folder: TemporaryFolder

  /// A folder with a pipeline that needs no model, a card, and a damaged file.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("requests:\n  - request: card\n    level: fast\n".utf8), to: "pipeline.yaml")
    try folder.write(CardPicture.mia(), to: "photos/mia's card.png")
    try folder.write(Data("no picture".utf8), to: "photos/text.jpg")
  }

  private func snapcat(_ arguments: String..., stdin: String = "", environment: [String: String?] = [:]) throws
    -> SnapcatResult
  {
    try SnapcatProcess.run(
      arguments, stdin: Data(stdin.utf8), environment: environment, workingDirectory: folder.url)
  }

  /// A shell that finds the program in its PATH.
  private func shell(_ script: String) throws -> SnapcatResult {
    let place = try SnapcatProcess.executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try SnapcatProcess(
      ["-euc", script], executable: URL(filePath: "/bin/sh"), environment: ["PATH": "\(place):\(path)"],
      workingDirectory: folder.url
    ).result()
  }

  @Test("Workers and join write the files of a run, byte for byte")
  func equalsRun() throws {
    let run = try snapcat("run", "photos", "-o", "run")
    #expect(run.status == 0, "\(run)")
    let worker = try snapcat(
      "worker", "--framing", "paths", "--root", "photos", "--annotated", "joined",
      stdin: "photos/text.jpg\nphotos/mia's card.png\n")
    #expect(worker.status == 0, "\(worker)")
    #expect(worker.outputLines.count == 2)
    try folder.write(worker.outputData, to: "records.jsonl")
    let join = try snapcat("join", "records.jsonl", "-o", "joined")
    #expect(join.status == 0, "\(join)")
    #expect(join.standardOutput == "2 records: no cats, 1 card, 1 profile, 1 not read; results in joined\n")
    let difference = try shell(
      "cd run; rm -r run.json report.html thumbnails cards .snapcat; cd ..; diff -r run joined")
    #expect(difference.status == 0, "\(difference)")
  }

  @Test("Each answer is there before the next request is sent; the end of the input is the end")
  func answersAtOnce() throws {
    let worker = try LiveProcess(["worker", "--ids"], workingDirectory: folder.url)
    for number in 1...2 {
      try worker.write("{\"id\":\(number),\"path\":\"photos/text.jpg\"}\n")
      #expect(try worker.line()?.hasPrefix("{\"id\":\(number),\"record\":{") == true)
    }
    try worker.closeInput()
    #expect(try worker.line() == nil)
    #expect(worker.status() == 0)
  }

  @Test(
    "A request to terminate ends a worker that waits", arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let worker = try LiveProcess(["worker"], workingDirectory: folder.url)
    try worker.write("{\"path\":\"photos/text.jpg\"}\n")
    #expect(try worker.line() != nil)
    worker.send(signal)
    #expect(try worker.line() == nil)
    #expect(worker.status() == status)
  }

  @Test("A worker ends when nobody reads its answers, even in a picture that takes forever")
  func closedOutput() throws {
    let worker = try LiveProcess(
      ["worker"], workingDirectory: folder.url, environment: ["SNAPCAT_WORKER_HANG_ON": "text.jpg"])
    try worker.write("{\"path\":\"photos/mia.jpg\"}\n{\"path\":\"photos/text.jpg\"}\n")
    #expect(try worker.line() != nil)
    try worker.closeOutput()
    #expect(worker.status() == 141)
  }

  @Test("What cannot be followed says so, with a status of its own")
  func errors() throws {
    let garbage = try snapcat("worker", "--framing", "binary", stdin: "photos/text.jpg\nphotos/text.jpg\n")
    #expect(garbage.status == 2)
    #expect(garbage.standardError.contains("has to start with 'SCQ1'"), "\(garbage)")
    let cutOff = try snapcat("worker", "--framing", "binary", stdin: "SCQ1")
    #expect(cutOff.status == 1)
    #expect(cutOff.standardError.contains("in the middle"), "\(cutOff)")
    try folder.write(Data("requests:\n  - request: cards\n".utf8), to: "typo.yaml")
    let typo = try snapcat("worker", "-c", "typo.yaml")
    #expect(typo.status == 2)
    #expect(typo.standardError.contains("typo.yaml:2"), "\(typo)")
    let ids = try snapcat("worker", "--ids", "--framing", "paths")
    #expect(ids.status == 2)
    let record = try snapcat("join", "pipeline.yaml")
    #expect(record.status == 1)
    #expect(record.standardError.contains("pipeline.yaml:1: this is no record"), "\(record)")
    for result in [garbage, cutOff, typo, ids, record] { #expect(result.standardOutput.isEmpty, "\(result)") }
  }

  @Test("Tests of clients can make a worker crash")
  func crash() throws {
    let result = try snapcat(
      "worker", "--framing", "paths", stdin: "photos/text.jpg\nphotos/poison.jpg\n",
      environment: ["SNAPCAT_WORKER_CRASH_ON": "poison.jpg"])
    #expect(result.status == 128 + SIGABRT)
    #expect(result.outputLines.count == 1)
  }

  @Test(
    "The examples of docs/scale.md work",
    arguments: [
      "find photos -type f -print0 | xargs -0 -P 2 -n 1 sh -c 'printf \"%s\\n\" \"$@\" | "
        + "snapcat worker --framing paths --root photos >> \"records.$$.jsonl\"' sh",
      "find photos -type f > list; for SLURM_ARRAY_TASK_ID in 0 1; do "
        + "split -n \"r/$((SLURM_ARRAY_TASK_ID + 1))/2\" list | "
        + "snapcat worker --framing paths --root photos > \"records.$SLURM_ARRAY_TASK_ID.jsonl\"; done",
    ])
  func examples(script: String) throws {
    try checkJoined(script)
  }

  @Test("The example with GNU parallel works", .enabled(if: isParallelInstalled, "GNU parallel is not installed"))
  func parallel() throws {
    try checkJoined(
      "find photos -type f | parallel --pipe -N 1 -j 2 snapcat worker --framing paths --root photos > records.1.jsonl")
  }

  /// Whether it is there; another program has that name, too.
  private static var isParallelInstalled: Bool {
    let result = try? SnapcatProcess(
      ["-c", "parallel --version 2>&1 | grep -q GNU"], executable: URL(filePath: "/bin/sh")
    ).result()
    return result?.status == 0
  }

  /// Runs a script that writes records, and joins them.
  private func checkJoined(_ script: String) throws {
    let result = try shell("\(script)\nsnapcat join records.*.jsonl -o out")
    #expect(result.status == 0, "\(result)")
    #expect(result.standardOutput.hasPrefix("2 records: no cats, 1 card, 1 profile, 1 not read"), "\(result)")
  }
}
