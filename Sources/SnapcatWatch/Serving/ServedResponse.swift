import Foundation

/// What a request gets.
enum ServedResponse: Sendable {
  case content(Data, type: String, isFixed: Bool)
  /// The live pictures, one after the other.
  case stream(FrameSubscription)
  case failure(status: UInt32, text: String)

  static let notFound = ServedResponse.failure(status: 404, text: "not found\n")
  static let busy = ServedResponse.failure(status: 503, text: "too many viewers\n")
}
