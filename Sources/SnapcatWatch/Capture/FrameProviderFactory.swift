import CaptureProtocol
import Foundation
import SnapcatPipeline

/// Opens a source.
struct FrameProviderFactory {
  let options: WatchOptions
  let clock: WatchClock

  /// Starts to bring pictures.
  ///
  /// - Throws: ``WatchError`` when it is clear at once that there will be none.
  func make() throws(WatchError) -> any FrameProvider {
    switch options.source {
    case .device(let path):
      if !options.waitsForDevice { try checkDevice(path) }
      return CaptureSupervisor(try capture(path, .device, waits: options.waitsForDevice), clock: clock)
    case .stream(let address):
      return CaptureSupervisor(
        try capture(address, .stream, waits: options.frameLimit == nil), clock: clock)
    case .video(let path): return CaptureSupervisor(try capture(path, .file, waits: false), clock: clock)
    case .folder(let path):
      return FillingFolderProvider(folder: FilePath(path), interval: options.interval, clock: clock)
    case .sequence(let text):
      return ImageSequenceProvider(files: try files(text), interval: options.interval, clock: clock)
    }
  }

  private func capture(_ source: String, _ mode: CaptureSetup.Mode, waits: Bool) throws(WatchError) -> CaptureSettings {
    var settings = CaptureSettings(
      executable: try executable, source: source, mode: mode, interval: options.interval)
    settings.openTimeout = mode == .file ? Self.fileTimeout : options.openTimeout
    settings.stallTimeout = mode == .file ? Self.fileTimeout : options.stallTimeout
    settings.waitsForSource = waits
    return settings
  }

  private var executable: String {
    get throws(WatchError) {
      if let path = options.captureExecutable { return path }
      let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      let path = FilePath(program).deletingLastComponent.appending("snapcat-capture").description
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw .noSource("cameras and videos need the program snapcat-capture beside snapcat; build or install it")
      }
      return path
    }
  }

  private func checkDevice(_ path: String) throws(WatchError) {
    do {
      let status = try FileSystem.status(of: FilePath(path))
      guard status.kind == .other else { throw WatchError.noSource("\(path): it is no camera") }
    } catch let error as WatchError {
      throw error
    } catch {
      let cameras = (try? FileSystem.names(in: "/dev"))?.map(\.description).filter { $0.hasPrefix("video") } ?? []
      let known = cameras.isEmpty ? "no camera is connected" : "there is \(cameras.joined(separator: ", ")) in /dev"
      throw .noSource("\(path): \(error); \(known)")
    }
  }

  private func files(_ text: String) throws(WatchError) -> [String] {
    guard let pattern = SequencePattern(text) else { return [text] }
    do {
      let files = try pattern.files()
      guard files.isEmpty else { return files }
    } catch {
      throw .noSource("\(text): \(error)")
    }
    throw .noSource("\(text): no file has such a name")
  }

  /// A file that gives nothing for so many seconds is on a disk that does not answer.
  private static let fileTimeout = 60.0
}
