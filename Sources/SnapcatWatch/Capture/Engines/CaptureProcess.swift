import CaptureProtocol
import Foundation
import SnapcatVision

/// A running `snapcat-capture`.
///
/// It is killed without mercy when this value goes away.
final class CaptureProcess {
  private let process = Process()
  private let demands: Int32
  private let output = Pipe()
  private let errors = Pipe()
  private let lastWords = LastWords()

  /// Starts the program.
  ///
  /// - Throws: ``CaptureFailure/unavailable(_:)``.
  init(_ settings: CaptureSettings) throws(CaptureFailure) {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
      throw .unavailable("no more files can be opened")
    }
    demands = pair[0]
    process.executableURL = URL(filePath: settings.executable)
    process.arguments = [
      settings.mode.rawValue, "\(settings.interval)",
      "\(settings.mode == .file ? settings.openTimeout : max(settings.openTimeout, settings.stallTimeout))",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      CaptureSetup.sourceVariable: settings.source
    ]) { $1 }
    let input = FileHandle(fileDescriptor: pair[1], closeOnDealloc: true)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    errors.fileHandleForReading.readabilityHandler = { [lastWords] handle in
      let data = handle.availableData
      guard !data.isEmpty else { return handle.readabilityHandler = nil }
      lastWords.append(String(decoding: data, as: UTF8.self))
    }
    do {
      try process.run()
    } catch {
      throw .unavailable("\(settings.executable) cannot be started; install it beside snapcat")
    }
    try? input.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    errors.fileHandleForReading.readabilityHandler = nil
    // Foundation keeps processes that have ended, with their pipes.
    try? errors.fileHandleForReading.close()
    try? output.fileHandleForReading.close()
    close(demands)
  }

  /// Asks for a picture.
  func demand() {
    var byte: UInt8 = 1
    send(demands, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  /// The next message and its payload.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait at most.
  ///   - stop: what ends the wait early, with ``CaptureFailure/died``.
  func receive(within seconds: Double, until stop: StopSignal) throws(CaptureFailure) -> (CaptureMessage, [UInt8]) {
    let deadline = WatchClock.system.now() + seconds
    let header = try read(CaptureHeader.size, patience: seconds, until: deadline, stop)
    guard let header = CaptureHeader(bytes: header) else { throw .garbled }
    let payload = try read(header.payloadLength, patience: seconds, until: deadline, stop)
    return (header.message, payload)
  }

  /// What the libraries of the program complained about last, in one line; nil when they did not.
  var complaint: String? { lastWords.lastLine }

  /// How often a wait looks whether it is to stop, in seconds.
  private static let slice = 0.1

  private func read(
    _ count: Int, patience: Double, until deadline: Double, _ stop: StopSignal
  ) throws(CaptureFailure) -> [UInt8] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var failure: CaptureFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let left = deadline - WatchClock.system.now()
        guard left > 0 else { return failure = .stalled(seconds: patience) }
        guard !stop.isStopped else { return failure = .died }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(min(left, Self.slice) * 1000) + 1) > 0 else { continue }
        let got = Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          return failure = .died
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
