import Synchronization

/// Who is connected, so that clients that only hold a connection make room for those who ask for something.
///
/// A client has a few seconds to say what it wants, and a minute to fetch it; when there are many connections, the one
/// that has been waiting longest without asking is ended first.
final class ConnectionTable: Sendable {
  /// The most connections in all, and of one client; there are more for a moment until one is ended.
  let limit: Int
  let limitOfClient: Int
  /// Seconds to ask for something.
  static let secondsToAsk = 5.0
  /// Seconds to fetch what is no stream.
  static let secondsToFetch = 60.0

  private struct Connection {
    let client: UInt32
    /// When it began to wait for a request, or to fetch.
    var since: Double
    var isAsking = true
    var isStream = false
    /// Whether it was told to end, and will in a moment.
    var isEnding = false
  }

  private let connections = Mutex<[Int32: Connection]>([:])
  private let end: @Sendable (Int32) -> Void

  /// - Parameter end: ends the connection of a socket; its end is told later by ``remove(_:)``.
  init(limit: Int = 40, limitOfClient: Int = 24, end: @escaping @Sendable (Int32) -> Void) {
    (self.limit, self.limitOfClient, self.end) = (limit, limitOfClient, end)
  }

  var count: Int { connections.withLock { $0.count } }

  /// A client has connected.
  func add(_ socket: Int32, client: UInt32, at now: Double) {
    connections.withLock { connections in
      let all = connections.filter { !$0.value.isEnding }
      let others = all.filter { $0.value.client == client }
      if others.count >= limitOfClient {
        endOldest(of: others, &connections)
      } else if all.count >= limit {
        endOldest(of: all, &connections)
      }
      connections[socket] = Connection(client: client, since: now)
    }
  }

  /// A client has said what it wants.
  func ask(_ socket: Int32, forStream isStream: Bool, at now: Double) {
    update(socket, isAsking: false, isStream: isStream, at: now)
  }

  /// A client has got what it wanted, and may ask again.
  func finish(_ socket: Int32, at now: Double) { update(socket, isAsking: true, isStream: false, at: now) }

  /// A connection has ended; its socket is not touched any more after this.
  func remove(_ socket: Int32) { connections.withLock { $0[socket] = nil } }

  /// Ends those that take too long.
  func sweep(at now: Double) {
    connections.withLock { connections in
      for (socket, connection) in connections where !connection.isStream && !connection.isEnding {
        let patience = connection.isAsking ? Self.secondsToAsk : Self.secondsToFetch
        if now - connection.since > patience { end(socket, &connections) }
      }
    }
  }

  private func update(_ socket: Int32, isAsking: Bool, isStream: Bool, at now: Double) {
    connections.withLock {
      guard let known = $0[socket], !known.isEnding else { return }
      $0[socket] = Connection(client: known.client, since: now, isAsking: isAsking, isStream: isStream)
    }
  }

  private func endOldest(of some: [Int32: Connection], _ connections: inout [Int32: Connection]) {
    let waiting = some.filter(\.value.isAsking)
    let candidates = waiting.isEmpty ? some : waiting
    if let oldest = candidates.min(by: { $0.value.since < $1.value.since }) { end(oldest.key, &connections) }
  }

  private func end(_ socket: Int32, _ connections: inout [Int32: Connection]) {
    connections[socket]?.isEnding = true
    end(socket)
  }
}
