import Foundation
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// What the page and its parts are; the only files that can be fetched are the pictures under `frames/` and `profiles/`.
final class ServedContent: Sendable {
  private static let eventsKept = 60

  let hub = FrameHub()
  private let folder: FilePath
  private let thumbnails = ThumbnailCache()
  private let status = Mutex("{}")
  private let events: Mutex<[String]>

  /// - Parameters:
  ///   - folder: what the watch writes to.
  ///   - events: lines of earlier events, oldest first.
  init(folder: FilePath, events: [String]) {
    self.folder = folder
    self.events = Mutex(events.suffix(Self.eventsKept))
  }

  func note(event line: String) {
    events.withLock { $0 = ($0 + [line]).suffix(Self.eventsKept) }
  }

  func note(status json: String) { status.withLock { $0 = json } }

  /// Answers a request for a path, which is decoded and starts with a slash.
  func response(to path: String) -> ServedResponse {
    switch path {
    case "/": return .content(Data(Page.html.utf8), type: "text/html; charset=utf-8", isFixed: false)
    case "/status.json": return json(status.withLock { $0 })
    case "/events.json": return json("[" + events.withLock { $0.reversed().joined(separator: ",") } + "]")
    case "/latest.jpg": return hub.latest.map { picture($0, isFixed: false) } ?? .notFound
    case "/stream.mjpg": return hub.subscribe().map(ServedResponse.stream) ?? .busy
    default: return file(path)
    }
  }

  private func json(_ text: String) -> ServedResponse {
    .content(Data(text.utf8), type: "application/json", isFixed: false)
  }

  private func picture(_ data: Data, isFixed: Bool) -> ServedResponse {
    .content(data, type: "image/jpeg", isFixed: isFixed)
  }

  private func file(_ path: String) -> ServedResponse {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    guard parts.count == 3 else { return .notFound }
    let names = (parts[1], parts[2])
    let isSmall = parts[0] == "thumbs"
    switch parts[0] {
    case "frames", "thumbs":
      guard FrameName.isDay(names.0), FrameName.isPicture(names.1), let data = read(["frames", names.0, names.1]) else {
        return .notFound
      }
      guard isSmall else { return picture(data, isFixed: true) }
      return thumbnails.thumbnail(of: path, data).map { picture($0, isFixed: true) } ?? .notFound
    case "profiles":
      guard ProfileName(names.0) != nil, ["cat.jpg", "annotated.jpg", "card.jpg"].contains(names.1),
        let data = read(["profiles", names.0, names.1])
      else { return .notFound }
      return picture(data, isFixed: false)
    default: return .notFound
    }
  }

  /// Reads a file of the folder; links are not followed, so that nothing outside can be reached.
  private func read(_ parts: [String]) -> Data? {
    var path = folder
    for (index, part) in parts.enumerated() {
      path = path.appending(FilePath(part))
      guard let status = try? FileSystem.status(of: path, followingLinks: false),
        status.kind == (index == parts.count - 1 ? .file : .directory), status.size < 100_000_000
      else { return nil }
    }
    return try? Data(contentsOf: URL(filePath: path.description))
  }
}
