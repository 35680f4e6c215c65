import Foundation
import SnapcatVision

/// Errors in words for people.
enum ErrorText {
  /// What happened and what to do, in one sentence without the name of the file.
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as ImageError: sentence(for: error)
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }

  private static func sentence(for error: ImageError) -> String {
    guard !error.message.contains(";") else { return error.message }
    let advice =
      switch error.kind {
      case .unreadable: "check the path and who may read it"
      case .notAnImage: "give a picture, such as a JPEG or PNG file"
      case .truncated: "get a whole copy of it"
      case .tooLarge: "scale it down first"
      case .unsupported: "save it anew as JPEG or PNG"
      case .timedOut: "try a smaller copy"
      case .invalidSize: "try another copy"
      }
    return "\(error.message); \(advice)"
  }
}
