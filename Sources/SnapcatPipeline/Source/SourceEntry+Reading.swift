import Foundation
import SnapcatVision

extension SourceEntry {
  /// The bytes of the file.
  func read() throws(RecordError) -> Data {
    if let error { throw error }
    do throws(FileReadError) {
      return try FileSystem.read(path)
    } catch {
      switch error {
      case .failed(let call): throw RecordError(kind: .unreadable, message: call.description)
      case .directory: throw RecordError(kind: .unreadable, message: "it is a folder")
      case .notAFile: throw RecordError(kind: .unreadable, message: "it is no regular file")
      case .tooLarge(let size): throw RecordError(kind: .tooLarge, message: "the file has \(size) bytes")
      }
    }
  }
}
