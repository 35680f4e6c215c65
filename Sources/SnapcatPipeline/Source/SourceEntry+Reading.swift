import Foundation
import SnapcatVision

extension SourceEntry {
  /// Reads the file.
  func content() throws(RecordError) -> SourceContent {
    if let error { throw error }
    do throws(FileReadError) {
      let (data, mark) = try FileSystem.readMarked(path)
      return SourceContent(data: data, sha256: SHA256Digest(of: data).description, mark: mark)
    } catch {
      var kind = ImageError.Kind.unreadable
      if case .tooLarge = error { kind = .tooLarge }
      throw RecordError(kind: kind, message: error.description)
    }
  }
}
