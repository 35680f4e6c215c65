import Dispatch
import Foundation
import Synchronization

/// A camera for tests: an HTTP server on the loopback interface that sends JPEG pictures as multipart MJPEG, and that can
/// stall, send garbage, die and come back.
public final class StandInCamera: Sendable {
  /// What it does with those who are connected.
  public enum Behaviour: Equatable, Sendable {
    case well
    /// Keeps connections open and sends nothing.
    case stalled
    /// Sends parts that are no pictures.
    case garbage
    /// Takes no connections and ends those that there are.
    case dead
    /// Answers with a status such as "404 Not Found".
    case refusing(String)
  }

  private struct State {
    var behaviour = Behaviour.well
    var picture: @Sendable () -> Data
    /// The first socket, until the thread takes it.
    var listener: ListeningSocket?
    var isOver = false
  }

  private let state: Mutex<State>
  private let pause: Double
  public let port: UInt16

  /// Starts the camera.
  ///
  /// - Parameter picture: makes the JPEG file of a frame at the moment it is sent.
  public init(framesPerSecond: Double = 10, picture: @escaping @Sendable () -> Data) throws {
    pause = 1 / framesPerSecond
    let listener = try ListeningSocket()
    port = listener.port
    state = Mutex(State(picture: picture, listener: listener))
    let thread = Thread { [weak self, port] in
      // Nobody but the thread may hold the socket, or it would go on listening when the camera is dead.
      var socket = self?.state.withLock { $0.listener.take() }
      while let camera = self, !camera.state.withLock({ $0.isOver }) {
        if camera.behaviour == .dead {
          socket = nil
          Thread.sleep(forTimeInterval: 0.02)
        } else if let listening = socket ?? (try? ListeningSocket(port: port)) {
          socket = listening
          if let connection = listening.accept() { camera.serve(connection) }
        }
      }
    }
    thread.start()
  }

  /// The address of the stream.
  public var address: String { "http://127.0.0.1:\(port)/live" }

  public var behaviour: Behaviour { state.withLock { $0.behaviour } }

  /// Changes what it does.
  public func behave(_ behaviour: Behaviour) { state.withLock { $0.behaviour = behaviour } }

  /// Changes what it sees.
  public func show(_ picture: @escaping @Sendable () -> Data) { state.withLock { $0.picture = picture } }

  /// Ends it for good.
  public func end() {
    state.withLock {
      $0.isOver = true
      $0.behaviour = .dead
    }
  }

  private func serve(_ connection: ListeningSocket.Connection) {
    let thread = Thread { [self] in
      if case .refusing(let status) = behaviour {
        _ = connection.send(Data("HTTP/1.0 \(status)\r\nContent-Length: 0\r\n\r\n".utf8))
        return
      }
      var isOpen = connection.send(
        Data("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n".utf8))
      let start = DispatchTime.now().uptimeNanoseconds
      var number = 0.0
      while isOpen {
        switch behaviour {
        case .well: isOpen = send(state.withLock { $0.picture }(), on: connection)
        case .garbage:
          isOpen = send(Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 13) }), on: connection)
        case .stalled: break
        case .dead, .refusing: return
        }
        number += 1
        let now = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        Thread.sleep(forTimeInterval: max(0.001, number * pause - now))
      }
    }
    thread.start()
  }

  private func send(_ part: Data, on connection: ListeningSocket.Connection) -> Bool {
    let head = "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: \(part.count)\r\n\r\n"
    return connection.send(Data(head.utf8) + part + Data("\r\n".utf8))
  }
}
