import Foundation
import SnapcatVision

extension SourceEntry {
  /// The bytes of the file.
  func read() throws(RecordError) -> Data {
    if let error { throw error }
    do throws(FileReadError) {
      return try FileSystem.read(path)
    } catch {
      var kind = ImageError.Kind.unreadable
      if case .tooLarge = error { kind = .tooLarge }
      throw RecordError(kind: kind, message: error.description)
    }
  }
}
