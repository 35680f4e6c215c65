import Foundation
import SnapcatVision

/// The bytes of a picture's file.
struct SourceContent: Sendable {
  let data: Data
  /// 64 hexadecimal digits.
  let sha256: String
  /// Tells the same file without reading it; nil when it cannot be relied upon.
  let mark: FileMark?
}
