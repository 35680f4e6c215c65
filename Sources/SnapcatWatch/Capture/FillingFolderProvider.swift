import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// Brings the pictures that are in a folder, and those that are put into it later, in the order of their arrival.
///
/// The folder is listed again and again, which also works over network file systems. A picture is taken once its size and
/// time have stayed the same from one listing to the next, so that none is read while it is being written.
final class FillingFolderProvider: FrameProvider {
  let isLive = false
  let restarts = 0
  private let folder: FilePath
  private let interval: Double
  private let clock: WatchClock
  private let stop = StopSignal()
  private let state = Mutex(FolderScan())
  private let heldUp = Mutex(0.0)
  private static let pollInterval = 0.25

  init(folder: FilePath, interval: Double, clock: WatchClock) {
    self.folder = folder
    self.interval = interval
    self.clock = clock
  }

  func next(within seconds: Double) -> FrameOutcome {
    let deadline = clock.now() + seconds
    repeat {
      let listing: [FolderMark: Int]
      do {
        listing = try Self.list(folder)
      } catch {
        stop.wait(min(Self.pollInterval, max(0, deadline - clock.now())))
        return .pending(.lost(reason: "the folder cannot be listed: \(error)", since: clock.now()))
      }
      let now = clock.now() - heldUp.withLock { $0 }
      if let mark = state.withLock({ $0.next(in: listing) }) {
        let time = state.withLock { $0.mediaTime(arrival: now, interval: interval) }
        return FrameOutcome(file: folder.appending(FilePath(mark.name)).description, mediaTime: time, clock: clock)
      }
    } while clock.now() < deadline && !stop.wait(min(Self.pollInterval, max(0.01, deadline - clock.now())))
    return .pending(.watching)
  }

  func wasHeldUp(for seconds: Double) { heldUp.withLock { $0 += seconds } }

  func cancel() { stop.stop() }

  private static func list(_ folder: FilePath) throws(SystemCallError) -> [FolderMark: Int] {
    var found: [FolderMark: Int] = [:]
    for name in try FileSystem.names(in: folder) where pictures.contains(name.lowercasedExtension ?? "") {
      guard name.bytes.first != UInt8(ascii: "."), let status = try? FileSystem.status(of: folder.appending(name)),
        status.kind == .file
      else { continue }
      found[FolderMark(time: status.modificationTime, name: name.description)] = status.size
    }
    return found
  }

  private static let pictures: Set<String> = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "bmp", "gif"]
}
