import Foundation

/// What a request gets.
enum ServedResponse: Sendable {
  case content(Data, type: String, isFixed: Bool)
  /// The live pictures, one after the other.
  case stream(FrameSubscription)
  case failure(status: UInt32, text: String)

  var isStream: Bool { if case .stream = self { true } else { false } }

  static let notFound = ServedResponse.failure(status: 404, text: "not found\n")
  static let foreignHost = ServedResponse.failure(
    status: 403, text: "this is not the name that the page is served under; allow it with --allow-host NAME\n")
  static let busy = ServedResponse.failure(status: 503, text: "too many viewers\n")
}
