import CMicroHTTPD
import Foundation

/// What the functions that libmicrohttpd calls work with.
final class HTTPContext: Sendable {
  let content: ServedContent
  let connections = ConnectionTable { shutdown($0, Int32(SHUT_RDWR)) }
  private let names: HostNames
  private let clock: WatchClock

  init(content: ServedContent, names: HostNames, clock: WatchClock) {
    (self.content, self.names, self.clock) = (content, names, clock)
  }

  /// A connection begins or ends.
  static let changed: MHD_NotifyConnectionCallback = { context, connection, _, change in
    guard let server = from(context), let connection else { return }
    let socket = smh_socket(connection)
    if smh_begins(change) != 0 {
      server.connections.add(socket, client: smh_client(connection), at: server.clock.now())
    } else {
      server.connections.remove(socket)
    }
  }

  /// A request has been answered.
  static let completed: MHD_RequestCompletedCallback = { context, connection, _, _ in
    guard let server = from(context), let connection else { return }
    server.connections.finish(smh_socket(connection), at: server.clock.now())
  }

  /// A request is to be answered.
  static let handle: MHD_AccessHandlerCallback = { context, connection, url, method, _, _, bodySize, _ in
    guard let server = from(context), let connection, let url, let method else { return .NO }
    let answer: ServedResponse =
      if !server.names.allow(smh_host(connection).map { String(cString: $0) }) {
        .foreignHost
      } else if !["GET", "HEAD"].contains(String(cString: method)) || bodySize?.pointee ?? 0 != 0 {
        .failure(status: 405, text: "only GET is possible\n")
      } else {
        server.content.response(to: String(cString: url))
      }
    server.connections.ask(smh_socket(connection), forStream: answer.isStream, at: server.clock.now())
    return send(answer, to: connection)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPContext? {
    context.map { Unmanaged<HTTPContext>.fromOpaque($0).takeUnretainedValue() }
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
