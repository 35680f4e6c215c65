import Foundation
import Testing
@testable import SnapcatPipeline

struct AtomicFileTests {
  @Test func replacesAFileOnlyWhenItIsComplete() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("old".utf8), to: "a.txt")
    let file = try AtomicFile(folder.path.appending("a.txt"))
    try file.write(Data("new".utf8))
    #expect(try folder.read("a.txt") == Data("old".utf8))
    try file.commit()
    #expect(try folder.read("a.txt") == Data("new".utf8))
    #expect(try folder.files(in: "") == ["a.txt"])
  }

  @Test func leavesNothingWhenItIsGivenUp() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try AtomicFile(folder.path.appending("a.txt"))
      try file.write(Data("half".utf8))
    }
    #expect(try folder.files(in: "").isEmpty)
  }

  @Test func createsFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "x/y/z.txt")
    #expect(try folder.files(in: "") == ["x/y/z.txt"])
  }

  @Test func namesThePlaceThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "file")
    let place = folder.path.appending("file/a.txt")
    #expect(throws: RunError.writeFailed(path: place.description, reason: "Not a directory")) {
      try AtomicFile.write(Data(), to: place)
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func readsLinesOfAnyLength(length: Int) throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "x", count: length)
    try folder.write(Data("first\n\(long)\nlast".utf8), to: "lines")
    let reader = try LineReader(folder.path.appending("lines"))
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == ["first", long, "last"])
  }
}
