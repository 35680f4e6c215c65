import Foundation

/// The sample pictures of the repository.
public enum Samples {
  /// Where a file of the folder samples is.
  public static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "samples/\(path)")
  }
}
