import Foundation
import SnapcatPipeline
import Synchronization

/// The files of a watch.
///
/// Nothing here ever ends the watch: what cannot be written is reported as a ``Trouble``, and tried again with the next
/// frame. After ``close()`` nothing is written any more, whoever still wants to.
final class WatchOutput: Sendable {
  /// Why files cannot be written.
  struct Trouble: Hashable, Sendable {
    let isFull: Bool
    let reason: String
  }

  let folder: FilePath
  private let events: EventLog
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    var trouble: Trouble?
    /// Lines that could not be written yet.
    var waiting: [String] = []
    var lastPicture: FilePath?
    /// What was written last.
    var status: WatchStatus?
    /// Nil once the watch has ended.
    var lock: OutputLock?
  }

  /// Makes the folder and keeps it for this watch.
  ///
  /// - Parameter logLimit: bytes at which the file of events is put aside and a new one begun.
  /// - Throws: ``WatchError/outputUnwritable(path:reason:)``, ``WatchError/outputTaken(path:process:)``.
  init(_ folder: FilePath, logLimit: Int = EventLog.usualLimit) throws(WatchError) {
    self.folder = folder
    events = EventLog(folder: folder, limit: logLimit)
    do throws(SystemCallError) {
      try FileSystem.createDirectory(folder)
    } catch {
      throw .outputUnwritable(path: folder.description, reason: error.description)
    }
    do throws(OutputLock.Taken) {
      let lock = try OutputLock(folder)
      state.withLock { $0.lock = lock }
    } catch {
      throw .outputTaken(path: folder.description, process: earlierStatus.map { Int($0.process) })
    }
    do throws(SystemCallError) {
      try events.start()
      for name in try FileSystem.names(in: folder) where Self.isLeftOver(name) {
        try FileSystem.remove(folder.appending(name))
      }
    } catch {
      throw .outputUnwritable(path: folder.description, reason: error.description)
    }
  }

  /// Why a file could not be written since this was asked last; nil when all could.
  func takeTrouble() -> Trouble? {
    state.withLock { state in
      defer { state.trouble = nil }
      return state.trouble
    }
  }

  /// The last events, as lines of JSON.
  var lastEvents: [String] { events.lastLines() }

  /// What an earlier watch wrote to `status.json` last, as long as this one has written nothing; nil when there is none.
  var earlierStatus: WatchStatus? {
    let path = folder.appending("status.json").description
    return (try? Data(contentsOf: URL(filePath: path))).flatMap {
      try? JSONDecoder().decode(WatchStatus.self, from: $0)
    }
  }

  /// Replaces `latest.jpg`.
  func writeLatest(_ jpeg: Data) { write(jpeg, to: "latest.jpg") }

  /// Replaces `status.json`.
  func write(_ status: WatchStatus) {
    state.withLock { $0.status = status }
    guard let json = try? JSONLineEncoder().line(for: status) else { return }
    write(Data((json + "\n").utf8), to: "status.json")
  }

  /// Completes the files in place of a watch that is held up.
  func endInHaste(at date: Date) {
    append(WatchEvent(.ended, at: date, message: "stopped while a frame was looked at"), at: date)
    if var status = state.withLock({ $0.isClosed ? nil : $0.status }) {
      (status.state, status.updated) = (.ended, date.utcText)
      write(status)
    }
    close()
  }

  /// Replaces a file.
  func write(_ data: Data, to path: FilePath) {
    state.withLock { state in
      _ = attempt(&state) { () throws(RunError) in try AtomicFile.write(data, to: folder.appending(path)) }
    }
  }

  /// Keeps a picture under `frames/`.
  ///
  /// - Returns: its path relative to the folder; nil when it could not be written.
  func keep(_ jpeg: Data, at date: Date) -> FilePath? {
    state.withLock { state in
      let moment = LocalTime(date)
      var path = FilePath("frames/\(moment.day)/\(moment.time).jpg")
      var number = 2
      while path == state.lastPicture || (try? FileSystem.status(of: folder.appending(path))) != nil {
        path = FilePath("frames/\(moment.day)/\(moment.time)-\(number).jpg")
        number += 1
      }
      guard attempt(&state, { () throws(RunError) in try AtomicFile.write(jpeg, to: folder.appending(path)) }) else {
        return nil
      }
      state.lastPicture = path
      return path
    }
  }

  /// Appends an event; one that cannot be written now is written as soon as that is possible.
  ///
  /// - Parameter date: the date, for the name of a file of events that is full.
  func append(_ event: WatchEvent, at date: Date) {
    guard let line = try? JSONLineEncoder().line(for: event) else { return }
    state.withLock { state in
      guard !state.isClosed else { return }
      state.waiting = (state.waiting + [line]).suffix(Self.linesKept)
      events.putAsideIfFull(date)
      flush(&state)
    }
  }

  /// Takes in that somebody else could not write a file of the watch.
  func note(failure error: any Error) {
    guard case RunError.writeFailed(_, let reason) = error else { return }
    state.withLock { $0.trouble = Trouble(reason) }
  }

  /// Writes what is waiting, and nothing any more afterwards.
  func close() {
    state.withLock { state in
      flush(&state)
      state.isClosed = true
      state.lock = nil
    }
  }

  private static let linesKept = 1000

  private static func isLeftOver(_ name: FilePath) -> Bool {
    name.description.hasPrefix(".snapcat-") && name.description.hasSuffix(".tmp")
  }

  private func flush(_ state: inout State) {
    guard !state.isClosed, !state.waiting.isEmpty else { return }
    do throws(SystemCallError) {
      try events.file.append(state.waiting.map { $0 + "\n" }.joined())
      state.waiting = []
    } catch {
      state.trouble = Trouble(error.description)
    }
  }

  @discardableResult
  private func attempt(_ state: inout State, _ write: () throws(RunError) -> Void) -> Bool {
    guard !state.isClosed else { return false }
    do throws(RunError) {
      try write()
      flush(&state)
      return true
    } catch {
      if case .writeFailed(_, let reason) = error { state.trouble = Trouble(reason) }
      return false
    }
  }
}

extension WatchOutput.Trouble {
  /// - Parameter reason: in the system's words.
  init(_ reason: String) {
    let full = [ENOSPC, EDQUOT].map { SystemCallError(code: $0).description }
    self.init(isFull: full.contains(reason), reason: reason)
  }
}
