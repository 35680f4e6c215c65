import CMicroHTTPD
import Foundation

/// Serves content over HTTP, by libmicrohttpd.
///
/// Each connection has a thread of its own, and their number is bounded, so that slow readers wait for themselves only.
final class HTTPServer: @unchecked Sendable {
  private static let maximumConnections: UInt32 = 40
  private static let idleSeconds: UInt32 = 15

  private let daemon: OpaquePointer
  private let content: ServedContent
  /// The address that it listens at.
  let host: String
  /// The port that it listens at.
  let port: UInt16

  /// Starts to serve.
  ///
  /// - Throws: ``WatchError/cannotServe(_:)``.
  init(_ address: ServingAddress, _ content: ServedContent) throws(WatchError) {
    var socketAddress = sockaddr_in()
    socketAddress.sin_family = sa_family_t(AF_INET)
    socketAddress.sin_port = address.port.bigEndian
    socketAddress.sin_addr.s_addr = address.host.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    errno = 0
    guard
      let daemon = smh_start(
        &socketAddress, Self.maximumConnections, Self.idleSeconds, Self.handle,
        Unmanaged.passUnretained(content).toOpaque())
    else {
      let reason = errno == 0 ? "the address cannot be used" : String(cString: strerror(errno))
      throw .cannotServe("the page cannot be served at \(address): \(reason); choose another port with --serve")
    }
    self.daemon = daemon
    self.content = content
    host = address.host.map(String.init).joined(separator: ".")
    port = smh_port(daemon)
  }

  /// Ends all connections.
  func stop() {
    content.hub.close()
    MHD_stop_daemon(daemon)
  }

  private static let handle: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, bodySize, _ in
    guard let context, let connection, let url, let method else { return .NO }
    guard ["GET", "HEAD"].contains(String(cString: method)), bodySize?.pointee ?? 0 == 0 else {
      return send(.failure(status: 405, text: "only GET is possible\n"), to: connection)
    }
    let content = Unmanaged<ServedContent>.fromOpaque(context).takeUnretainedValue()
    return send(content.response(to: String(cString: url)), to: connection)
  }

  private static func send(_ answer: ServedResponse, to connection: OpaquePointer) -> MHD_Result {
    var (status, type, isFixed): (UInt32, String, Bool) = (200, "text/plain; charset=utf-8", false)
    let response: OpaquePointer?
    switch answer {
    case .content(let data, let dataType, let fixed):
      (type, isFixed) = (dataType, fixed)
      response = buffer(data)
    case .failure(let code, let text):
      status = code
      response = buffer(Data(text.utf8))
    case .stream(let subscription):
      type = "multipart/x-mixed-replace; boundary=\(StreamReader.boundary)"
      response = MHD_create_response_from_callback(
        UInt64.max, 1 << 16, StreamReader.read,
        Unmanaged.passRetained(StreamReader(subscription)).toOpaque(), StreamReader.release)
    }
    guard let response else { return .NO }
    defer { MHD_destroy_response(response) }
    let headers = [
      "Content-Type": type, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cache-Control": isFixed ? "max-age=86400" : "no-store",
      "Content-Security-Policy":
        "default-src 'self'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' data:",
    ]
    for (name, value) in headers { MHD_add_response_header(response, name, value) }
    return MHD_queue_response(connection, status, response)
  }

  private static func buffer(_ data: Data) -> OpaquePointer? {
    [UInt8](data).withUnsafeBytes { smh_response($0.count, $0.baseAddress) }
  }
}
