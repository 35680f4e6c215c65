import Foundation

/// A TCP socket of the loopback interface that takes connections.
final class ListeningSocket: Sendable {
  struct Failure: Error {}

  private let descriptor: Int32
  let port: UInt16

  /// - Parameter port: 0 for any that is free.
  init(port: UInt16 = 0) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure() }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 16) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else {
      Foundation.close(descriptor)
      throw Failure()
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { Foundation.close(descriptor) }

  /// The next connection; nil when there is none within a tenth of a second.
  func accept() -> Connection? {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 100) > 0 else { return nil }
    let accepted = Foundation.accept(descriptor, nil, nil)
    return accepted < 0 ? nil : Connection(descriptor: accepted)
  }

  /// One connection.
  final class Connection: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) {
      self.descriptor = descriptor
    }

    deinit { Foundation.close(descriptor) }

    /// Sends bytes; false when nobody takes them any more.
    func send(_ data: Data) -> Bool {
      data.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = Foundation.send(
            descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
          guard count > 0 else { return false }
          rest = rest.dropFirst(count)
        }
        return true
      }
    }
  }
}
