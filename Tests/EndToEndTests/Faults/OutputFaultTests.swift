import Foundation
import Testing

@Suite("What happens to a run's output")
struct OutputFaultTests {
  @Test("A second run at once says so and leaves; the first one is not disturbed")
  func secondRun() throws {
    let fixture = try FaultFixture()
    let first = try fixture.start()
    try fixture.waitForPictures(1, of: first)
    let second = try fixture.run()
    #expect(second.status == 1, "\(second)")
    #expect(second.standardError.contains("another run (process "), "\(second)")
    let result = try first.result()
    #expect(result.status == 0, "\(result)")
    #expect(FaultFixture.pictures(in: result.standardError).count == fixture.pictureCount)
  }

  @Test("A folder that may not be written to is named")
  func notWritable() throws {
    let fixture = try FaultFixture(pictureCount: 1)
    let place = fixture.folder.file("out")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.path)
    let process =
      geteuid() == 0
      ? try SnapcatProcess(
        ["--bounding-set", "-dac_override,-dac_read_search", SnapcatProcess.executable.path, "run", "in", "-o", "out"],
        executable: URL(filePath: "/usr/bin/setpriv"), workingDirectory: fixture.folder.url)
      : try fixture.start()
    let result = try process.result()
    #expect(result.status == 1, "\(result)")
    #expect(result.standardError.contains("cannot write to the output folder out: Permission denied"), "\(result)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
  }

  @Test("An output folder that is removed meanwhile ends the run; another one makes it again")
  func removed() throws {
    let fixture = try FaultFixture()
    let process = try fixture.start()
    try fixture.waitForPictures(2, of: process)
    for _ in 0..<100 where FileManager.default.fileExists(atPath: fixture.folder.file("out").path) {
      try? FileManager.default.removeItem(at: fixture.folder.file("out"))
    }
    let result = try process.result()
    #expect(result.status == 1, "\(result)")
    #expect(result.standardError.contains("was removed while the run was going on"), "\(result)")
    #expect(try fixture.run().status == 0)
    try fixture.run("uninterrupted")
    #expect(try fixture.results() == fixture.results("uninterrupted"))
  }

  @Test("Files that cannot be written whole end the run, leave nothing half-written, and the next run goes on")
  func noRoom() throws {
    let fixture = try FaultFixture(pictureCount: 12)
    // The journal grows beyond what a file may have here, as it does on a full disk.
    let command = "ulimit -f 6; exec \"$0\" run in -o out"
    let result = try SnapcatProcess(
      ["-c", command, SnapcatProcess.executable.path], executable: URL(filePath: "/bin/bash"),
      workingDirectory: fixture.folder.url
    ).result()
    #expect(result.status == 1, "\(result)")
    #expect(result.standardError.contains("File too large"), "\(result)")
    #expect(try fixture.results().keys.allSatisfy { !$0.hasSuffix(".tmp") })
    let next = try fixture.run()
    #expect(next.status == 0, "\(next)")
    #expect(next.standardOutput.contains("taken over"), "\(next)")
    try fixture.run("uninterrupted")
    #expect(try fixture.results() == fixture.results("uninterrupted"))
  }
}
