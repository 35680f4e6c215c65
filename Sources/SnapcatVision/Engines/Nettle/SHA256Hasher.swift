import CNettle
import Foundation

/// Computes a SHA-256 digest from pieces.
public struct SHA256Hasher: Sendable {
  private var context = sha256_ctx()

  /// Creates a hasher that has seen no bytes.
  public init() {
    nettle_sha256_init(&context)
  }

  /// Adds bytes to what is hashed.
  public mutating func update(_ bytes: some ContiguousBytes) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      nettle_sha256_update(&context, buffer.count, start)
    }
  }

  /// The digest of all bytes so far; the hasher is left as it was.
  public func finalize() -> SHA256Digest {
    var last = context
    var digest = [UInt8](repeating: 0, count: 32)
    nettle_sha256_digest(&last, digest.count, &digest)
    return SHA256Digest(bytes: digest)
  }
}
