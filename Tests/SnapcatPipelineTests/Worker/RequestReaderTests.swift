import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct RequestReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Lets the body read the bytes.
  private func reading<Result>(_ bytes: [UInt8], _ body: (ByteReader) throws -> Result) throws -> Result {
    try folder.write(Data(bytes), to: "stream")
    let file = try FileHandle(forReadingFrom: URL(filePath: folder.path.appending("stream").description))
    return try body(ByteReader(descriptor: file.fileDescriptor, stop: try StopSignal()))
  }

  private func requests(_ bytes: [UInt8], _ reader: (ByteReader) -> any WorkerRequestReader) throws -> [WorkerRequest] {
    try reading(bytes) { input in
      var reader = reader(input)
      var requests: [WorkerRequest] = []
      while let request = try reader.next() { requests.append(request) }
      return requests
    }
  }

  @Test(
    arguments: [
      (#"{"path":"a.jpg"}"#, "file a.jpg"), (#"{"id":3,"path":"a.jpg"}"#, "3 file a.jpg"),
      (#"{"id":"x","path":"a.jpg","name":"b.jpg"}"#, "x b.jpg file a.jpg"),
      (#"{"name":"b.jpg","data":"AAEC"}"#, "b.jpg 3 bytes"), (#"{"name":"b.jpg","data":""}"#, "b.jpg 0 bytes"),
      (#"{"data":"AAEC"}"#, "the request has 'data', but no 'name' for the record"),
      (#"{"id":1,"name":"b.jpg","data":"?"}"#, "1 b.jpg the request's 'data' is no base64"),
      (#"{"id":1}"#, "1 the request has neither 'path' nor 'data'"),
      (#"{"path":"a","data":"","name":"b"}"#, "b the request has both 'path' and 'data'"),
      (#"{"path":7}"#, "line 1 is no request: 'path' is of the wrong type"),
      (#"{"id":1.5,"path":"a"}"#, "line 1 is no request: 'id' is neither a text nor a whole number of at least 0"),
      (#"{"pth":"a"}"#, "line 1 is no request: 'pth' is no key of a request; they are id, name, path and data"),
      ("[1]", "line 1 is no request: it is no JSON object"), ("{", "line 1 is no request: it is no JSON"),
      ("a.jpg", "line 1 is no request: it is no JSON"), (" \t\r", nil), ("", nil),
    ] as [(String, String?)])
  func readsJSON(line: String, meaning: String?) throws {
    let requests = try requests(Array((line + "\n").utf8)) { JSONRequestReader(input: $0) }
    #expect(requests.first?.text == meaning)
    #expect(requests.count == (meaning == nil ? 0 : 1))
  }

  @Test func readsPathsAsTheyAre() throws {
    let requests = try requests(Array("a b.jpg\n\n".utf8) + [0xFF, 10] + Array("last".utf8)) {
      PathRequestReader(input: $0)
    }
    #expect(requests.map(\.picture) == [.file("a b.jpg"), .file(FilePath(bytes: [0xFF])), .file("last")])
  }

  @Test func goesOnAfterALineThatIsTooLong() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
    let requests = try requests(Array("a\n".utf8) + long + Array("\nb\n".utf8) + long) { PathRequestReader(input: $0) }
    #expect(
      requests.map(\.text) == [
        "file a", "the line is longer than any path", "file b", "the line is longer than any path",
      ])
  }

  @Test func limitsLinesOfJSON() throws {
    let line = #"{"name":"a.jpg","data":"\#(String(repeating: "A", count: 400))"}"#
    let requests = try requests(Array("\(line)\n{\"path\":\"b\"}".utf8)) {
      var reader = JSONRequestReader(input: $0)
      reader.maximumLength = 100
      return reader
    }
    #expect(requests.map(\.text) == ["line 1 is longer than 100 bytes", "file b"])
    #expect(requests.first?.errorKind == .tooLarge)
  }

  @Test func readsBinary() throws {
    let stream =
      BinaryFrame.request(id: .max, name: Array("a.jpg".utf8), picture: Data([1, 2, 3]))
      + BinaryFrame.request(id: 0, name: [0xFF], picture: Data(repeating: 9, count: 200_000))
      + BinaryFrame.request(id: 2, name: Array("c".utf8), picture: Data())
    let requests = try requests(stream) {
      var reader = BinaryRequestReader(input: $0)
      reader.maximumPictureSize = 100_000
      return reader
    }
    #expect(
      requests.map(\.text) == ["\(UInt64.max) a.jpg 3 bytes", "0 \u{FFFD} the file has 200000 bytes", "2 c 0 bytes"])
    #expect(requests[1].errorKind == .tooLarge)
  }

  @Test(
    arguments: [
      Array("SCQ2".utf8) + [UInt8](repeating: 0, count: 20), Array("{\"path\":\"a.jpg\"}\n{\"path\"".utf8),
      Array("SCQ1".utf8) + BinaryFrame.bytes(1, 8) + BinaryFrame.bytes(1 << 20, 4) + BinaryFrame.bytes(1, 8),
      Array("SCQ1".utf8) + BinaryFrame.bytes(1, 8) + BinaryFrame.bytes(1, 4) + BinaryFrame.bytes(1 << 50, 8),
    ])
  func endsAtHeadersThatMakeNoSense(stream: [UInt8]) throws {
    #expect {
      try requests(stream) { BinaryRequestReader(input: $0) }
    } throws: {
      if case .unintelligible? = $0 as? WorkerError { true } else { false }
    }
  }

  @Test(arguments: [1, 23, 24, 28, 31])
  func saysThatTheStreamEndedWithinARequest(length: Int) throws {
    let request = BinaryFrame.request(id: 1, name: Array("a.jpg".utf8), picture: Data([1, 2, 3]))
    #expect(throws: WorkerError.endedEarly) {
      try requests(Array(request.prefix(length))) { BinaryRequestReader(input: $0) }
    }
  }
}

extension WorkerRequest {
  /// The request in words.
  fileprivate var text: String {
    var words: [String] = []
    switch id {
    case .number(let number): words.append(String(number))
    case .text(let text): words.append(text)
    case nil: break
    }
    if let name { words.append(name.description) }
    switch picture {
    case .file(let path): words.append("file \(path)")
    case .bytes(let data): words.append("\(data.count) bytes")
    case .refused(let error): words.append(error.message)
    }
    return words.joined(separator: " ")
  }

  fileprivate var errorKind: ImageError.Kind? {
    if case .refused(let error) = picture { error.kind } else { nil }
  }
}
