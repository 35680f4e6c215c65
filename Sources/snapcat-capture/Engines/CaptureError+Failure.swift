import CVideoCapture
import CaptureProtocol

extension CaptureError {
  /// Says in words what happened and what to look at.
  init(_ error: svc_error, mode: CaptureSetup.Mode) {
    message = Self.words(for: error.failure, mode) ?? "no video can be read from it (\(Self.detail(of: error)))"
  }

  private static func words(for failure: svc_failure, _ mode: CaptureSetup.Mode) -> String? {
    switch failure {
    case SVC_FAILURE_REFUSED: "nobody answers at this address; is the camera on, and is the port right?"
    case SVC_FAILURE_TIMED_OUT: mode == .file ? "the file cannot be read in time" : "it sends nothing"
    case SVC_FAILURE_UNKNOWN_HOST: "there is no machine of this name; look at the address"
    case SVC_FAILURE_UNREACHABLE: "the network does not lead there"
    case SVC_FAILURE_BROKEN_OFF: "the connection broke off"
    case SVC_FAILURE_BAD_REQUEST: "the server refuses the request; look at the address"
    case SVC_FAILURE_UNAUTHORIZED: "the server wants a user name and a password: rtsp://USER:PASSWORD@..."
    case SVC_FAILURE_FORBIDDEN: "the server does not let this user see it"
    case SVC_FAILURE_NOT_FOUND: "the server has nothing at this address; look at the part behind the host's name"
    case SVC_FAILURE_SERVER: "the server has trouble of its own; look at the camera"
    case SVC_FAILURE_PROTOCOL: "addresses of this kind cannot be read"
    case SVC_FAILURE_NO_FILE: "there is no such file or device"
    case SVC_FAILURE_NO_DEVICE: "there is no such device any more, or it gives no pictures"
    case SVC_FAILURE_NO_CAMERA: "it is no camera; the next higher or lower number may be one"
    case SVC_FAILURE_NO_PERMISSION:
      mode == .device
        ? "this user may not use it; make the user a member of the group 'video'" : "this user may not read it"
    case SVC_FAILURE_BUSY: "another program uses it"
    case SVC_FAILURE_READING: "reading from it fails"
    case SVC_FAILURE_NO_DATA: mode == .file ? "the file is empty or cut off" : "the stream ended at once"
    case SVC_FAILURE_INVALID_DATA:
      mode == .file ? "the file is no video, or is damaged" : "what it sends is no video, or is damaged"
    case SVC_FAILURE_NO_VIDEO: "there are no pictures in it"
    case SVC_FAILURE_NO_DECODER: "its pictures are coded in a way that cannot be decoded"
    case SVC_FAILURE_MEMORY: "there is not enough memory"
    default: nil
    }
  }

  private static func detail(of error: svc_error) -> String {
    withUnsafeBytes(of: error.detail) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
