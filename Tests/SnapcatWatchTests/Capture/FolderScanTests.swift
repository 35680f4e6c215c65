import Testing

@testable import SnapcatWatch

@Suite("FolderScan")
struct FolderScanTests {
  private let a = FolderMark(time: 1, name: "a.jpg")
  private let b = FolderMark(time: 2, name: "b.jpg")
  private let c = FolderMark(time: 2, name: "c.jpg")

  @Test("Files are taken once, in the order of their arrival, and not while they grow")
  func order() {
    var scan = FolderScan()
    #expect(scan.next(in: [c: 5, a: 9]) == nil)
    #expect(scan.next(in: [c: 8, a: 9]) == a)
    #expect(scan.next(in: [c: 8, a: 9, b: 0]) == c)
    #expect(scan.next(in: [c: 8, a: 9, b: 3]) == nil)
    #expect(scan.next(in: [c: 8, a: 9, b: 3]) == b)
    #expect(scan.next(in: [c: 8, a: 9, b: 3]) == nil)
  }

  @Test("Each file counts for an interval at least")
  func times() {
    var scan = FolderScan()
    #expect(scan.mediaTime(arrival: 10, interval: 0.5) == 10)
    #expect(scan.mediaTime(arrival: 10.1, interval: 0.5) == 10.5)
    #expect(scan.mediaTime(arrival: 20, interval: 0.5) == 20)
  }
}
