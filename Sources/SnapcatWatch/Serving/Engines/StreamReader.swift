import CMicroHTTPD
import Foundation

/// Writes the newest picture again and again into one connection, as multipart MJPEG.
///
/// Used by that connection's thread only.
final class StreamReader {
  static let boundary = "snapcat-frame"

  private let subscription: FrameSubscription
  private var pending: [UInt8] = Array("--\(boundary)\r\n".utf8)
  private var offset = 0

  init(_ subscription: FrameSubscription) {
    self.subscription = subscription
  }

  static let read: MHD_ContentReaderCallback = { context, _, buffer, limit in
    guard let context, let buffer else { return endOfStream }
    let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    return buffer.withMemoryRebound(to: UInt8.self, capacity: limit) {
      reader.fill(UnsafeMutableBufferPointer(start: $0, count: limit))
    }
  }

  static let release: MHD_ContentReaderFreeCallback = { context in
    guard let context else { return }
    Unmanaged<StreamReader>.fromOpaque(context).release()
  }

  /// MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not see.
  private static let endOfStream = -1

  private func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    if offset == pending.count {
      guard let picture = subscription.next() else { return Self.endOfStream }
      let head = "Content-Type: image/jpeg\r\nContent-Length: \(picture.count)\r\n\r\n"
      // The next boundary comes at once, since some readers show a picture only when it has ended.
      pending = Array(head.utf8) + picture + Array("\r\n--\(Self.boundary)\r\n".utf8)
      offset = 0
    }
    let count = min(buffer.count, pending.count - offset)
    _ = buffer.update(fromContentsOf: pending[offset..<offset + count])
    offset += count
    return count
  }
}
