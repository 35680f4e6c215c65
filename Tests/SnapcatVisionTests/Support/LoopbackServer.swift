import Foundation

/// A file server on this machine that answers well and badly, by the path it is asked for.
///
/// `/good` gives the bytes "whiskers", `/wrong` as many others, `/short` ends after half of what it announces, `/moved`
/// points to `/good`; all else is not there.
final class LoopbackServer {
  /// Why there is no server.
  struct Failure: Error {}

  private static let script = """
    import http.server
    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *arguments): pass
        def do_GET(self):
            bodies = {"/good": b"whiskers", "/wrong": b"WHISKERS", "/short": b"whis", "/long": b"whiskers" * 2}
            if self.path == "/moved":
                self.send_response(302)
                self.send_header("Location", "/good")
                self.end_headers()
            elif self.path in bodies:
                body = bodies[self.path]
                self.send_response(200)
                self.send_header("Content-Length", str(8 if self.path == "/short" else len(body)))
                self.end_headers()
                self.wfile.write(body)
            else:
                self.send_error(404)
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """

  private let process = Process()
  private let port: Int

  /// Starts the server on a free port.
  init() throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), let value = byte.first, value != 10 {
      line.append(value)
    }
    guard let port = Int(String(decoding: line, as: UTF8.self)) else { throw Failure() }
    self.port = port
  }

  deinit {
    // Worker threads block most signals, and so do their children.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The address of a path.
  func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }
}
