import CVideoCapture
import CaptureProtocol
import Foundation

/// An open camera, stream or video file.
final class VideoCapture {
  private let handle: OpaquePointer
  private let rate: Double
  private var index = -1.0

  /// The count of pictures that the container states; 0 when it does not.
  let frameCount: Double
  /// Seconds from the start of the video to the grabbed picture.
  private(set) var position = 0.0

  /// Opens a source.
  ///
  /// - Parameter timeout: in seconds, for opening and for each read.
  /// - Throws: ``CaptureError``.
  init(_ source: String, mode: CaptureSetup.Mode, timeout: Double) throws(CaptureError) {
    Self.prepareOptions(for: source, timeout: timeout)
    var error = svc_error()
    let backend = mode == .device ? SVC_BACKEND_V4L2 : SVC_BACKEND_FFMPEG
    guard let handle = svc_open(source, backend, Int32(min(timeout, 3600) * 1000), &error) else {
      throw CaptureError(message: Self.text(&error))
    }
    self.handle = handle
    let stated = svc_frame_rate(handle)
    rate = stated > 0 && stated < 1000 ? stated : 25
    let count = svc_frame_count(handle)
    frameCount = mode == .file && count.isFinite && count < 1e9 ? count : 0
  }

  deinit { svc_close(handle) }

  /// Waits for the next picture; false at the end.
  func grab() throws(CaptureError) -> Bool {
    var error = svc_error()
    let outcome = svc_grab(handle, &error)
    guard outcome >= 0 else { throw CaptureError(message: Self.text(&error)) }
    guard outcome == 1 else { return false }
    index += 1
    let stated = svc_position_ms(handle) / 1000
    // Containers without times state 0 throughout, or start anew in the middle.
    position = stated > position || index == 0 ? max(0, stated) : max(position, index / rate)
    return true
  }

  /// Converts the grabbed picture and sends it; false when it is empty.
  func send(to writer: MessageWriter, mediaTime: Double) throws -> Bool {
    var error = svc_error()
    var frame = svc_frame()
    let outcome = svc_retrieve(handle, &frame, &error)
    guard outcome >= 0 else { throw CaptureError(message: Self.text(&error)) }
    guard outcome == 1, let data = frame.data else { return false }
    try writer.send(CaptureHeader(width: Int(frame.width), height: Int(frame.height), mediaTime: mediaTime))
    try writer.send(UnsafeRawBufferPointer(start: data, count: frame.size))
    return true
  }

  /// Lets FFmpeg give up on a silent server, and ask for RTSP over TCP, unless the user set other options.
  private static func prepareOptions(for source: String, timeout: Double) {
    let microseconds = Int(min(timeout, 3600) * 1e6)
    let transport = source.lowercased().hasPrefix("rtsp") ? "rtsp_transport;tcp|" : ""
    guard source.contains("://") else { return }
    setenv("OPENCV_FFMPEG_CAPTURE_OPTIONS", "\(transport)timeout;\(microseconds)", 0)
  }

  private static func text(_ error: inout svc_error) -> String {
    withUnsafeBytes(of: &error.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
