import Foundation
import SnapcatPipeline
import TestSupport
import Testing

@testable import SnapcatWatch

@Suite("LineFile")
struct LineFileTests {
  @Test(
    "What is left of a torn line goes away",
    arguments: [("a\nb\nto", "a\nb\n"), ("torn", ""), ("a\n", "a\n"), ("", "")])
  func repair(before: String, after: String) throws {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "events.jsonl")
      try Data(before.utf8).write(to: url)
      let file = LineFile(path: FilePath(url.path))
      try file.repair()
      try file.append("new\n")
      #expect(try String(contentsOf: url, encoding: .utf8) == after + "new\n")
      #expect(file.lastLines().last == "new")
    }
  }

  @Test("A full disk leaves no half line")
  func full() {
    #expect(throws: SystemCallError(code: ENOSPC)) { try LineFile(path: "/dev/full").append("line\n") }
  }
}
