import Foundation

extension ModelFile {
  /// Why a file is not the one that the manifest describes.
  struct Mismatch: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  /// Compares size and SHA-256 of a file with those of the manifest.
  ///
  /// - Throws: ``Mismatch`` with what was expected and what is there.
  func check(_ url: URL) throws(Mismatch) {
    do {
      let size = try url.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey]).fileSize
      guard size == byteCount else {
        throw Mismatch(description: "\(name) should have \(byteCount) bytes, got \(size ?? 0)")
      }
      let digest = try SHA256Digest(ofFileAt: url)
      guard digest == sha256 else {
        throw Mismatch(description: "\(name) should have the SHA-256 \(sha256), got \(digest)")
      }
    } catch let mismatch as Mismatch {
      throw mismatch
    } catch {
      throw Mismatch(description: "\(name) cannot be read: \(error.localizedDescription)")
    }
  }
}
