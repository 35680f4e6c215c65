import Testing
@testable import SnapcatPipeline

struct FilePathTests {
  @Test(arguments: [
    ("tom.jpg", "tom", "jpg"), ("a/b/Tom.Card.JPG", "Tom.Card", "jpg"), ("noext", "noext", nil),
    (".hidden", ".hidden", nil), ("dot.", "dot", nil),
  ])
  func splitsNames(path: String, stem: String, ending: String?) {
    #expect(FilePath(path).stem == Array(stem.utf8))
    #expect(FilePath(path).lowercasedExtension == ending)
  }

  @Test(arguments: [
    ("a.jpg", "/work", "/work/a.jpg"), ("./a//b/", "/work", "/work/a/b"), ("../x", "/work/in", "/work/x"),
    ("/abs/./c", "/work", "/abs/c"), ("../../..", "/a", "/"), (".", "/work", "/work"),
  ])
  func resolvesFromAFolder(path: String, folder: String, expected: String) {
    #expect(FilePath(path).absolute(from: FilePath(folder)) == FilePath(expected))
  }

  @Test(arguments: [
    (["/a/b/c"], "/a/b/c"), (["/a/b", "/a/c"], "/a"), (["/a/b", "/a/b/c"], "/a/b"), (["/a", "/b"], "/"),
    (["/ab", "/a"], "/"),
  ])
  func findsTheDeepestCommonFolder(paths: [String], expected: String) {
    #expect(FilePath.commonAncestor(of: paths.map { FilePath($0) }) == FilePath(expected))
  }

  @Test func appendsAndTakesApart() {
    let path = FilePath("/a").appending("b/c.jpg")
    #expect(path == "/a/b/c.jpg")
    #expect(path.deletingLastComponent == "/a/b")
    #expect(FilePath("c.jpg").deletingLastComponent == "")
    #expect(FilePath("").appending("c") == "c")
    #expect(path.relative(to: "/a") == "b/c.jpg")
    #expect(path.isWithin("/a/b"))
    #expect(!path.isWithin("/a/bb"))
  }

  @Test func ordersByBytes() {
    let paths: [FilePath] = ["a/z", "a-b", "B", "a", "ä"]
    #expect(paths.sorted() == ["B", "a", "a-b", "a/z", "ä"])
  }

  @Test(arguments: [
    (Array("tom.jpg".utf8), "tom.jpg", nil), (Array("100%.jpg".utf8), "100%.jpg", nil),
    (Array("caf".utf8) + [0xE9] + Array("%.jpg".utf8), "caf%E9%25.jpg", RecordPath.Encoding.percent),
    (Array("ü".utf8) + [0xFF, 0x0A], "ü%FF\n", .percent), ([0xC3], "%C3", .percent),
    ([0xED, 0xA0, 0x80], "%ED%A0%80", .percent),
  ])
  func writesNamesThatAreNoText(bytes: [UInt8], text: String, encoding: RecordPath.Encoding?) {
    #expect(RecordPath(FilePath(bytes: bytes)) == RecordPath(text: text, encoding: encoding))
  }
}
