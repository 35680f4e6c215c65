import Foundation
import Testing

@Suite("A run that was ended goes on where it was")
struct EndedRunTests {
  @Test("Killed at any moment: no picture is lost, none is done twice, and all files are as if nothing had happened")
  func killed() throws {
    let fixture = try FaultFixture()
    try fixture.run("uninterrupted")
    var told: [String] = []
    for (number, delay) in [0, 9_000, 1_000, 17_000, 5_000].enumerated() {
      let process = try fixture.start()
      try fixture.waitForPictures(1 + number, of: process)
      usleep(useconds_t(delay))
      process.send(SIGKILL)
      told += FaultFixture.pictures(in: try process.result().standardError)
    }
    let last = try fixture.run()
    #expect(last.status == 0, "\(last)")
    #expect(last.standardOutput.contains("of them taken over from before"), "\(last)")
    told += FaultFixture.pictures(in: last.standardError)
    #expect(Set(told).count == told.count)
    #expect(try fixture.results() == fixture.results("uninterrupted"))
  }

  @Test("Asked to end: it says how to go on, and does", arguments: [(SIGTERM, 143), (SIGINT, 130)] as [(Int32, Int32)])
  func asked(signal: Int32, status: Int32) throws {
    let fixture = try FaultFixture()
    let process = try fixture.start()
    try fixture.waitForPictures(2, of: process)
    process.send(signal)
    let result = try process.result()
    #expect(result.status == status, "\(result)")
    #expect(result.standardError.contains("done; the same command goes on from there"), "\(result)")
    let told = FaultFixture.pictures(in: result.standardError)
    let rest = try fixture.run()
    #expect(rest.status == 0, "\(rest)")
    #expect(Set(told).isDisjoint(with: FaultFixture.pictures(in: rest.standardError)))
    try fixture.run("uninterrupted")
    #expect(try fixture.results() == fixture.results("uninterrupted"))
  }

  @Test("With --fresh everything is done anew")
  func fresh() throws {
    let fixture = try FaultFixture(pictureCount: 3)
    try fixture.run()
    let again = try fixture.run()
    #expect(FaultFixture.pictures(in: again.standardError).isEmpty)
    #expect(again.standardOutput.contains("3 of them taken over from before"), "\(again)")
    let fresh = try fixture.start("out", ["--fresh"]).result()
    #expect(FaultFixture.pictures(in: fresh.standardError).count == 3, "\(fresh)")
  }
}
