import Synchronization
import Testing

@testable import SnapcatWatch

@Suite("ConnectionTable")
struct ConnectionTableTests {
  @Test("Who waits longest without asking makes room, first of the same client, then of all")
  func room() {
    let ended = Ended()
    let table = ConnectionTable(limit: 4, limitOfClient: 2) { ended.note($0) }
    table.add(1, client: 7, at: 0)
    table.ask(1, forStream: true, at: 0)
    table.add(2, client: 7, at: 1)
    table.add(3, client: 7, at: 2)
    #expect(ended.sockets == [2])
    table.remove(2)
    table.add(4, client: 8, at: 3)
    table.add(5, client: 9, at: 4)
    table.add(6, client: 10, at: 5)
    #expect(ended.sockets == [2, 3])
    table.remove(3)
    #expect(table.count == 4)
  }

  @Test("A client has five seconds to ask and a minute to fetch; a stream has no end")
  func patience() {
    let ended = Ended()
    let table = ConnectionTable { ended.note($0) }
    for socket in Int32(1)...3 { table.add(socket, client: 7, at: 0) }
    table.ask(2, forStream: false, at: 1)
    table.ask(3, forStream: true, at: 1)
    table.sweep(at: 5)
    #expect(ended.sockets == [])
    table.sweep(at: 6)
    #expect(ended.sockets == [1])
    table.remove(1)
    table.sweep(at: 62)
    #expect(ended.sockets == [1, 2])
    table.finish(2, at: 63)
    table.sweep(at: 68)
    #expect(ended.sockets == [1, 2])
  }

  private final class Ended: Sendable {
    private let list = Mutex<[Int32]>([])
    func note(_ socket: Int32) { list.withLock { $0.append(socket) } }
    var sockets: [Int32] { list.withLock { $0 } }
  }
}
