import Foundation
import SnapcatVision

/// Errors in words for people.
enum ErrorText {
  /// What happened, in one sentence without the name of the file.
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as ImageError: error.message
    case let error as VisionError: error.description
    case let error as CommandError: error.description
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }
}
