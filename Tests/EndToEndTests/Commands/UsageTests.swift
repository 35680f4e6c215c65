import Foundation
import Testing

@Suite("The built program: help, version and usage errors")
struct UsageTests {
  @Test("The version goes to standard output")
  func version() throws {
    let result = try SnapcatProcess.run(["--version"])
    #expect(result.status == 0)
    #expect(result.standardOutput.hasPrefix("snapcat "))
    #expect(result.standardError.isEmpty)
  }

  @Test(
    "Help goes to standard output", arguments: [["--help"], ["help", "card"], ["run", "-h"], ["models", "--help"]])
  func help(arguments: [String]) throws {
    let result = try SnapcatProcess.run(arguments)
    #expect(result.status == 0)
    #expect(result.standardOutput.contains("Usage: snapcat"))
    #expect(result.standardError.isEmpty)
  }

  @Test(
    "Usage errors end with status 2 and leave standard output empty",
    arguments: [
      [], ["crad"], ["card"], ["card", "--format", "xml", "a.jpg"], ["scan", "a.jpg"], ["run", "--workers", "none"],
      ["detect", "--min-confidence", "7", "a.jpg"], ["models", "forget"], ["doctor", "now"],
    ])
  func usageErrors(arguments: [String]) throws {
    let result = try SnapcatProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.standardOutput.isEmpty)
    #expect(!result.standardError.isEmpty)
  }

  @Test("A reader that goes away ends the program quietly")
  func brokenPipe() throws {
    let script = "\"$0\" --help | true; exit ${PIPESTATUS[0]}"
    let result = try SnapcatProcess(
      ["-c", script, try SnapcatProcess.executable.path], executable: URL(filePath: "/bin/bash")
    ).result()
    #expect(result.standardError.isEmpty)
    #expect([0, 141].contains(result.status))
  }
}
