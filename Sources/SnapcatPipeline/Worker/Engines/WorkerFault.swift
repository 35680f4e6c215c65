import Foundation

/// A fault that tests of a worker's clients ask for: the worker breaks on pictures of a name.
public struct WorkerFault: Sendable {
  /// The names of pictures, without folders, at which the process crashes.
  public var crashName: String?
  /// The names of pictures, without folders, at which the process does not answer any more.
  public var hangName: String?

  /// Reads `SNAPCAT_WORKER_CRASH_ON` and `SNAPCAT_WORKER_HANG_ON`.
  public init(environment: [String: String] = [:]) {
    crashName = environment["SNAPCAT_WORKER_CRASH_ON"]
    hangName = environment["SNAPCAT_WORKER_HANG_ON"]
  }

  /// Breaks, if the picture is the one.
  func strike(_ path: FilePath) {
    let name = path.lastComponent.description
    if name == crashName { abort() }
    while name == hangName { sleep(3600) }
  }
}
