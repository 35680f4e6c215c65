import CMicroHTTPD
import Foundation

/// Serves content over HTTP, by libmicrohttpd.
///
/// Each connection has a thread of its own, and their number is bounded, so that slow readers wait for themselves only.
final class HTTPServer: @unchecked Sendable {
  /// A limit of last resort; ``ConnectionTable`` ends connections earlier.
  private static let maximumConnections: UInt32 = 120
  private static let idleSeconds: UInt32 = 15

  private let daemon: OpaquePointer
  private let context: HTTPContext
  private let stopSignal = StopSignal()
  /// The address that it listens at.
  let host: String
  /// The port that it listens at.
  let port: UInt16

  /// Starts to serve.
  ///
  /// - Throws: ``WatchError/cannotServe(_:)``.
  init(
    _ address: ServingAddress, _ content: ServedContent, names: HostNames, clock: WatchClock = .system
  ) throws(WatchError) {
    context = HTTPContext(content: content, names: names, clock: clock)
    var socketAddress = sockaddr_in()
    socketAddress.sin_family = sa_family_t(AF_INET)
    socketAddress.sin_port = address.port.bigEndian
    socketAddress.sin_addr.s_addr = address.host.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    var handlers = smh_handlers(
      request: HTTPContext.handle, completed: HTTPContext.completed, connection: HTTPContext.changed,
      context: Unmanaged.passUnretained(context).toOpaque())
    errno = 0
    guard let daemon = smh_start(&socketAddress, Self.maximumConnections, Self.idleSeconds, &handlers) else {
      let reason = errno == 0 ? "the address cannot be used" : String(cString: strerror(errno))
      throw .cannotServe("the page cannot be served at \(address): \(reason); choose another port with --serve")
    }
    self.daemon = daemon
    host = address.host.map(String.init).joined(separator: ".")
    port = smh_port(daemon)
    let thread = Thread { [connections = context.connections, stopSignal] in
      while !stopSignal.wait(1) { connections.sweep(at: clock.now()) }
    }
    thread.qualityOfService = .utility
    thread.start()
  }

  /// How many clients are connected.
  var connectionCount: Int { context.connections.count }

  /// Ends all connections.
  func stop() {
    stopSignal.stop()
    context.content.hub.close()
    MHD_stop_daemon(daemon)
  }
}
