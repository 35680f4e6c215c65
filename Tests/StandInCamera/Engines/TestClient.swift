import Foundation

/// A client of a server on the loopback interface that says what it likes and reads as much as it likes.
public final class TestClient: Sendable {
  struct Failure: Error {}

  private let descriptor: Int32

  /// Connects.
  ///
  /// - Throws: when nobody listens.
  public init(port: UInt16) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      Foundation.close(descriptor)
      throw Failure()
    }
    self.descriptor = descriptor
  }

  deinit { Foundation.close(descriptor) }

  /// Sends text; false when the other side has ended.
  @discardableResult
  public func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// What comes next, up to so many bytes; nil when nothing comes in time, empty at the end.
  public func receive(_ count: Int = 4096, within seconds: Double = 5) -> Data? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &bytes, count, 0)
    return Data(bytes.prefix(max(0, received)))
  }
}
