import Foundation
import Testing

@testable import SnapcatVision

@Suite struct TrainedDataTests {
  /// A file of 24 kinds of parts, each part its kind's number three times.
  private static func file(parts: [Int], kinds: Int = 24) -> Data {
    var offsets = [Int64](repeating: -1, count: kinds)
    var body = Data()
    for kind in parts {
      offsets[kind] = Int64(4 + 8 * kinds + body.count)
      body += Data(repeating: UInt8(kind), count: 3)
    }
    return integer(UInt32(kinds)) + offsets.reduce(Data()) { $0 + integer($1) } + body
  }

  private static func integer(_ value: some FixedWidthInteger) -> Data {
    Data((0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  @Test func onlyWhatTheNetworkNeedsIsKept() throws {
    let whole = Self.file(parts: [1, 17, 18, 19, 20, 21, 22, 23])
    #expect(try #require(TrainedData(whole)).networkOnly() == Self.file(parts: [17, 21, 22, 23]))
    let shifted = (Data([9, 9]) + whole).dropFirst(2)
    #expect(try #require(TrainedData(shifted)).networkOnly() == Self.file(parts: [17, 21, 22, 23]))
  }

  @Test(arguments: [[1, 3, 19], [0, 17, 21], []])
  func withoutANetworkOrWithSettingsNothingIsKept(parts: [Int]) throws {
    #expect(try #require(TrainedData(Self.file(parts: parts))).networkOnly() == nil)
    #expect(try #require(TrainedData(Self.file(parts: [17], kinds: 18))).networkOnly() == nil)
  }

  @Test func otherDataAreNone() {
    let file = Self.file(parts: [17, 21])
    for data in [Data(), Data([24]), Data("no data of Tesseract's".utf8), file.prefix(100), file.dropLast(4)] {
      #expect(TrainedData(data) == nil)
    }
  }

  @Test func handlesShareTheirWordLists() throws {
    let folder = TesseractInstallation().dataDirectory
    let first = try TesseractHandle(language: "eng", dataDirectory: folder)
    let second = try TesseractHandle(language: "eng", dataDirectory: folder, sharesWordLists: true)
    for handle in [first, second] {
      #expect(handle.isWord("garden"))
      #expect(!handle.isWord("gxrdqn"))
    }
  }
}
