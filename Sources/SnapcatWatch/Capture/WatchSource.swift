import SnapcatPipeline

/// Where pictures to watch come from.
public enum WatchSource: Hashable, Sendable {
  /// A camera of Video4Linux by its device file.
  case device(String)
  /// An address (RTSP, HTTP ...) or a named pipe.
  case stream(String)
  /// A video file.
  case video(String)
  /// A folder into which pictures are put.
  case folder(String)
  /// Picture files in the order of their numbers: one file, or a name with a placeholder as in `walk-%04d.jpg`.
  case sequence(String)

  private static let pictures: Set<String> = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "bmp", "gif"]

  /// Finds out what a source is from its name and from what is there.
  ///
  /// - Throws: ``WatchError`` when there is no such thing.
  public init(_ text: String) throws(WatchError) {
    guard !text.isEmpty else { throw .noSource("the source is empty; name a camera, an address, a video or a folder") }
    if let index = Int(text), index >= 0 {
      self = .device("/dev/video\(index)")
    } else if let scheme = text.range(of: "://").map({ text[..<$0.lowerBound] }) {
      guard Self.schemes.contains(scheme.lowercased()) else {
        throw .noSource(
          "'\(scheme)' is no address that can be watched; use one of \(Self.schemes.joined(separator: ", "))")
      }
      self = scheme.lowercased() == "file" ? try .init(String(text.dropFirst("file://".count))) : .stream(text)
    } else if SequencePattern(text) != nil {
      self = .sequence(text)
    } else if text.hasPrefix("/dev/") {
      self = .device(text)
    } else {
      self = try Self.existing(text)
    }
  }

  /// The source as it may be shown: a password in an address is replaced.
  public var displayName: String {
    guard case .stream(let address) = self, let scheme = address.range(of: "://") else { return text }
    let rest = address[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else {
      return address
    }
    return address[..<scheme.upperBound] + rest[..<colon] + ":***" + rest[at...]
  }

  /// Whether pictures that nobody looks at in time are lost.
  var isCamera: Bool {
    switch self {
    case .device, .stream: true
    case .video, .folder, .sequence: false
    }
  }

  /// Whether pictures have a place in time of their own, counted from the start.
  var hasMediaTime: Bool {
    switch self {
    case .video, .sequence: true
    case .device, .stream, .folder: false
    }
  }

  /// The source as it is opened.
  var text: String {
    switch self {
    case .device(let text), .stream(let text), .video(let text), .folder(let text), .sequence(let text): text
    }
  }

  private static let schemes = ["rtsp", "rtsps", "http", "https", "rtmp", "rtmps", "rtp", "udp", "tcp", "srt", "file"]

  private static func existing(_ text: String) throws(WatchError) -> WatchSource {
    let path = FilePath(text)
    do {
      switch try FileSystem.status(of: path).kind {
      case .directory: return .folder(text)
      case .other, .symbolicLink: return .stream(text)
      case .file: return pictures.contains(path.lowercasedExtension ?? "") ? .sequence(text) : .video(text)
      }
    } catch {
      throw .noSource("\(text): \(error); name a camera (0, /dev/video0), an address, a video file or a folder")
    }
  }
}
