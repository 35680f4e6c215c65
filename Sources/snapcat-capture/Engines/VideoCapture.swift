import CVideoCapture
import CaptureProtocol
import Foundation

/// An open camera, stream or video file.
final class VideoCapture {
  /// What came of a picture that was asked for.
  enum Picture: Equatable {
    case whole
    /// Parts of it could not be decoded.
    case damaged
    case undecodable
  }

  private let handle: OpaquePointer
  private let mode: CaptureSetup.Mode
  private let rate: Double
  private var index = -1.0
  private var frame = svc_frame()

  /// The count of pictures that the container states or suggests; 0 when it does neither.
  let frameCount: Double
  /// Seconds from the start of the video to the grabbed picture.
  private(set) var position = 0.0

  /// Opens a source.
  ///
  /// - Parameter timeout: in seconds, for opening and for each read.
  /// - Throws: ``CaptureError``.
  init(_ source: String, mode: CaptureSetup.Mode, timeout: Double) throws(CaptureError) {
    let kind: svc_kind =
      switch mode {
      case .device: SVC_KIND_DEVICE
      case .stream: SVC_KIND_STREAM
      case .file: SVC_KIND_FILE
      }
    var error = svc_error()
    guard let handle = svc_open(source, kind, Int32(min(timeout, 3600) * 1000), &error) else {
      throw CaptureError(error, mode: mode)
    }
    self.handle = handle
    self.mode = mode
    let stated = svc_frame_rate(handle)
    rate = stated > 0 && stated < 1000 ? stated : 25
    let count = svc_frame_count(handle)
    frameCount = mode == .file && count.isFinite && count < 1e9 ? count : 0
  }

  deinit { svc_close(handle) }

  /// Pictures that could not be decoded so far.
  var undecodable: Int { Int(svc_undecodable(handle)) }

  /// Waits for the next picture; false at the end.
  func grab() throws(CaptureError) -> Bool {
    var error = svc_error()
    let outcome = svc_grab(handle, &error)
    guard outcome >= 0 else { throw CaptureError(error, mode: mode) }
    guard outcome == 1 else { return false }
    index += 1
    let stated = svc_position(handle)
    // Containers without times state none throughout, or start anew in the middle.
    position = stated > position || index == 0 && !stated.isNaN ? max(0, stated) : max(position, index / rate)
    return true
  }

  /// Converts the grabbed picture.
  func retrieve() throws(CaptureError) -> Picture {
    var error = svc_error()
    let outcome = svc_retrieve(handle, &frame, &error)
    guard outcome >= 0 else { throw CaptureError(error, mode: mode) }
    guard outcome == 1 else { return .undecodable }
    return frame.is_damaged != 0 ? .damaged : .whole
  }

  /// Sends the picture that was converted last.
  func send(to writer: MessageWriter) throws {
    try writer.send(CaptureHeader(width: Int(frame.width), height: Int(frame.height), mediaTime: position))
    try writer.send(UnsafeRawBufferPointer(start: frame.data, count: frame.size))
  }
}
