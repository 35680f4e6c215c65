import Foundation
import TestSupport
import Testing

@testable import SnapcatVision

@Suite("SHA-256")
struct SHA256DigestTests {
  @Test(
    "known digests of FIPS 180-4's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(text: String, digest: String) throws {
    #expect(SHA256Digest(of: Data(text.utf8)).description == digest)
    #expect(SHA256Digest(of: Array(text.utf8)) == SHA256Digest(hexadecimal: digest.uppercased()))
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "file")
      try Data(text.utf8).write(to: url)
      #expect(try SHA256Digest(ofFileAt: url).description == digest)
    }
  }

  @Test("pieces give the digest of the whole, and the hasher goes on after a digest")
  func pieces() {
    let bytes = (0..<5000).map { UInt8($0 % 251) }
    var hasher = SHA256Hasher()
    hasher.update(Array(bytes[..<777]))
    #expect(hasher.finalize() == SHA256Digest(of: Array(bytes[..<777])))
    hasher.update(Array(bytes[777...]))
    #expect(hasher.finalize() == SHA256Digest(of: bytes))
  }

  @Test("a file that is not there is an error")
  func missing() {
    #expect(throws: (any Error).self) { try SHA256Digest(ofFileAt: URL(filePath: "/nonexistent/file")) }
  }

  @Test("only 64 hexadecimal digits are a digest", arguments: ["", "abc", String(repeating: "g", count: 64)])
  func invalid(text: String) {
    #expect(SHA256Digest(hexadecimal: text) == nil)
  }
}
