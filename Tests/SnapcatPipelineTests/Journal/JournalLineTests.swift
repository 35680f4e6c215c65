import Foundation
import Testing
@testable import SnapcatPipeline

struct JournalLineTests {
  private static let entry = JournalEntry(
    path: "a%FF,\"record\":b.jpg", settings: "1a", drawing: "2b",
    files: [JournalFile(path: "annotated/a.jpg", size: 12)], sha256: "3c", cats: 1,
    error: RecordError(kind: .truncated, message: "ends, \"record\":{"))

  @Test(arguments: [
    JournalLine.schema(JournalLine.currentSchema), .planned(["annotated/a.jpg", FilePath(bytes: [0x61, 0xFF, 0x0A])]),
    .forget,
  ])
  func comesBackAsItWas(line: JournalLine) throws {
    let bytes = try line.bytes
    #expect(bytes.last == UInt8(ascii: "\n"))
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(JournalLine(bytes.dropLast()) == line)
  }

  @Test func keepsEntryAndRecordApart() throws {
    let record = Array(#"{"cards":[],"path":"a,\"record\":b"}"#.utf8)
    let bytes = try JournalLine.bytes(of: Self.entry, record: record)
    #expect(JournalLine(bytes.dropLast()) == .entry(Self.entry))
    #expect(JournalLine.record(in: bytes).map(Array.init) == record)
  }

  @Test func passesOverWhatWasCutOffOrIsPartlyZero() throws {
    let bytes = try JournalLine.bytes(of: Self.entry, record: Array("{\"a\":1}".utf8)).dropLast()
    for length in 0..<bytes.count - 2 { #expect(JournalLine(Array(bytes.prefix(length))) == nil) }
    for place in bytes.indices {
      var damaged = Array(bytes)
      damaged[place] = 0
      #expect(JournalLine(damaged) == nil)
    }
  }

  @Test(arguments: ["/etc/passwd", "../a.jpg", "annotated/../../a.jpg", "", "a%00b", "a%4"])
  func knowsNoFileOutsideOfTheOutput(path: String) throws {
    #expect(JournalFile(path: path, size: 1).place == nil)
    let line = JournalLine(Array("{\"planned\":[\"\(path)\"]}".utf8))
    #expect(line == .planned([]))
  }

  @Test(arguments: ["", "{}", "{\"entry\":{},\"record\":{}}", "{\"forget\":false}", "[]", "\u{0}\u{0}\u{0}"])
  func isNothingElse(text: String) {
    #expect(JournalLine(Array(text.utf8)) == nil)
  }
}
