import Foundation
import SnapcatPipeline
import StandInCamera
import Testing

@testable import SnapcatWatch

@Suite("HTTPServer")
struct HTTPServerTests {
  @Test("Viewers that leave in the middle of the stream are forgotten, and others go on")
  func leaving() throws {
    try withServer { server, content in
      let picture = Data(repeating: 7, count: 200_000)
      for _ in 0..<20 {
        let viewer = try TestClient(port: server.port)
        viewer.send("GET /stream.mjpg HTTP/1.1\r\nHost: localhost\r\n\r\n")
        content.hub.publish(picture)
        #expect(viewer.receive()?.isEmpty == false)
      }
      #expect(
        wait {
          content.hub.publish(picture)
          return content.hub.readerCount == 0
        })
      let other = try TestClient(port: server.port)
      other.send("GET /stream.mjpg HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(other.receive().map { String(decoding: $0.prefix(12), as: UTF8.self) } == "HTTP/1.1 200")
    }
  }

  @Test("A hundred half-open clients do not keep others out")
  func halfOpen() throws {
    try withServer { server, _ in
      let idlers = try (0..<100).map { number in
        let client = try TestClient(port: server.port)
        client.send(number % 2 == 0 ? "GET /sta" : "")
        return client
      }
      let answer = try status("GET /status.json HTTP/1.1\r\nHost: localhost\r\n\r\n", server)
      #expect(answer == 200)
      #expect(wait { server.connectionCount <= 40 })
      #expect(idlers.count == 100)
    }
  }

  @Test(
    "Only this machine's names, and only reading",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: localhost:1\r\n\r\n", 200), ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
      ("GET /stream.mjpg HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
      ("HEAD / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 200),
      ("DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
      ("GET /../secret.jpg HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
    ])
  func requests(request: String, expected: Int) throws {
    try withServer { server, _ in
      let answer = try status(request, server)
      #expect(answer == expected)
    }
  }

  private func status(_ request: String, _ server: HTTPServer) throws -> Int? {
    let client = try TestClient(port: server.port)
    client.send(request)
    return client.receive().flatMap { Int(String(decoding: $0.dropFirst(9).prefix(3), as: UTF8.self)) }
  }

  private func withServer(_ body: (HTTPServer, ServedContent) throws -> Void) throws {
    let content = ServedContent(folder: "none", events: [])
    let address = try #require(ServingAddress("0"))
    let server = try HTTPServer(address, content, names: HostNames(extra: [], machine: "barn"))
    defer { server.stop() }
    try body(server, content)
  }

  private func wait(_ isSo: () -> Bool) -> Bool {
    for _ in 0..<200 {
      if isSo() { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return false
  }
}
