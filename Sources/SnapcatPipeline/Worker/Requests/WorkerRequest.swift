import Foundation
import SnapcatVision

/// A picture that a worker is asked to look at.
struct WorkerRequest: Hashable, Sendable {
  /// Where the picture's bytes are.
  enum Picture: Hashable, Sendable {
    case file(FilePath)
    case bytes(Data)
    /// Nowhere: the request cannot be followed, for this reason.
    case refused(RecordError)
  }

  /// Nil when the client gave none.
  var id: WorkerRequestID?
  /// What the record calls the picture; nil to take it from the file's path.
  var name: FilePath?
  var picture: Picture

  /// The largest picture that is taken in, in bytes; larger ones are `tooLarge`, as files are.
  static let maximumPictureSize = 1 << 30

  /// A request that cannot be followed.
  static func refused(
    id: WorkerRequestID? = nil, name: FilePath? = nil, kind: ImageError.Kind = .unreadable, _ message: String
  ) -> WorkerRequest {
    WorkerRequest(id: id, name: name, picture: .refused(RecordError(kind: kind, message: message)))
  }
}
