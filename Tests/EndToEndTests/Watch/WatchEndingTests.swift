import Foundation
import StandInCamera
import Testing

@Suite("The built program: the end of a watch")
struct WatchEndingTests {
  /// What the watch is doing when it is asked to end.
  enum State: CaseIterable {
    case watching, openingStalledServer, backingOff, lost, diskFull, emptyFolder
  }

  @Test(
    "A request to end is heard in every state",
    arguments: State.allCases.map { ($0, SIGTERM) } + [(.watching, SIGINT), (.lost, SIGINT)])
  func ending(state: State, signal: Int32) throws {
    let camera = try StandInCamera { TimeCode.picture() }
    defer { camera.end() }
    let folder = try TemporaryFolder()
    switch state {
    case .openingStalledServer: camera.behave(.stalled)
    case .backingOff: camera.behave(.dead)
    case .diskFull:
      try FileManager.default.createSymbolicLink(
        at: folder.file("events.jsonl"), withDestinationURL: URL(filePath: "/dev/full"))
    case .watching, .lost, .emptyFolder: break
    }
    let source = state == .emptyFolder ? folder.url.path : camera.address
    let process = try SnapcatProcess(["watch", "-s", source, "-o", folder.url.path, "--timeout", "0.5"])
    switch state {
    case .watching: #expect(folder.wait(for: "\"watching\"", in: "status.json"))
    case .openingStalledServer, .emptyFolder: #expect(folder.wait(for: "watch started"))
    case .backingOff: #expect(folder.wait(for: "camera not reached"))
    case .lost:
      #expect(folder.wait(for: "\"watching\"", in: "status.json"))
      camera.behave(.stalled)
      #expect(folder.wait(for: "camera lost"))
    case .diskFull: #expect(folder.wait(for: "the disk is full", in: "status.json"))
    }
    process.send(signal)
    let result = try process.result(timeout: 3)
    #expect(result.status == 128 + signal)
    if state != .diskFull { #expect(folder.text("events.jsonl").hasSuffix("\n")) }
    #expect(folder.text("status.json").contains("\"ended\""))
  }

  @Test("A watch that was killed is closed by the next one, and no second one is let in beside it")
  func killed() throws {
    let folder = try TemporaryFolder()
    let arguments = ["watch", "-s", folder.url.path, "-o", folder.url.path]
    let first = try SnapcatProcess(arguments)
    #expect(folder.wait(for: "watch started"))
    let second = try SnapcatProcess.run(arguments)
    #expect(second.status == 1)
    #expect(second.standardError.contains("another watch"), "\(second)")
    first.send(SIGKILL)
    _ = try first.result(timeout: 3)
    let third = try SnapcatProcess(arguments)
    #expect(folder.wait(for: "killed, or the power failed"))
    third.send(SIGTERM)
    #expect(try third.result(timeout: 3).status == 143)
    #expect(folder.text("events.jsonl").components(separatedBy: "\"watch ended\"").count == 3)
  }
}
