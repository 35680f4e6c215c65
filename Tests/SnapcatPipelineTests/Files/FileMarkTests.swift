import Foundation
import Testing
@testable import SnapcatPipeline

struct FileMarkTests {
  private let folder: TemporaryFolder
  private var path: FilePath { folder.path.appending("a.bin") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("first".utf8), to: "a.bin")
  }

  @Test func isOnlyGivenForFilesThatHaveNotJustChanged() throws {
    #expect(try FileSystem.readMarked(path).mark == nil)
    let later = try FileSystem.readMarked(path) { Date() + 3 }
    #expect(later.data == Data("first".utf8))
    #expect(later.mark == FileSystem.mark(of: path))
    #expect(try FileSystem.readMarked(path) { Date() - 3600 }.mark == nil)
  }

  @Test func differsWhenTimesWereSetBack() throws {
    let before = try #require(FileSystem.mark(of: path))
    let handle = try FileHandle(forWritingTo: URL(filePath: path.description))
    usleep(20_000)
    try handle.write(contentsOf: Data("other".utf8))
    try handle.close()
    let date = Date(timeIntervalSince1970: Double(before.modified) / 1e9)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path.description)
    let after = try #require(FileSystem.mark(of: path))
    #expect(after.size == before.size)
    #expect(after.number == before.number)
    #expect(after != before)
  }

  @Test func isNotGivenForOtherThings() throws {
    #expect(FileSystem.mark(of: folder.path) == nil)
    #expect(FileSystem.mark(of: "/proc/self/status") == nil)
    #expect(FileSystem.mark(of: folder.path.appending("nothing")) == nil)
  }

  @Test(arguments: ["a/b.jpg", "tom%.jpg", "caf\u{E9}"])
  func readsPercentEncodedPaths(text: String) {
    let path = FilePath(bytes: Array(text.utf8) + [0xFF, 0x0A])
    #expect(FilePath(percentEncoded: path.percentEncoded) == path)
  }
}
