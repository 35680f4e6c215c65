import Foundation
import SnapcatVision
import TestSupport

/// A folder with small pictures and a quick pipeline, for runs that something happens to.
final class FaultFixture: Sendable {
  private static let pipeline = """
    requests:
      - request: animals
    drawing:
      emoji: false
    workers: 2
    """

  let folder: TemporaryFolder
  let pictureCount: Int

  init(pictureCount: Int = 24) throws {
    folder = try TemporaryFolder()
    self.pictureCount = pictureCount
    try folder.write(Data(Self.pipeline.utf8), to: "pipeline.yaml")
    for number in 0..<pictureCount {
      let picture = try TestImage.gradient(width: 60 + number, height: 40)
      try folder.write(try picture.jpegData(), to: String(format: "in/%d/%03d.jpg", number % 3, number))
    }
  }

  /// Starts a run over the pictures.
  func start(_ output: String = "out", _ arguments: [String] = []) throws -> SnapcatProcess {
    try SnapcatProcess(["run", "in", "-o", output] + arguments, workingDirectory: folder.url)
  }

  /// Has the whole run done.
  @discardableResult
  func run(_ output: String = "out") throws -> SnapcatResult { try start(output).result() }

  /// Waits until a run has told about so many pictures, or has ended.
  func waitForPictures(_ count: Int, of process: SnapcatProcess) throws {
    for _ in 0..<12_000 {
      if try process.errorSoFar.count(where: { $0 == "\n" }) >= count || !process.isRunning { return }
      usleep(5000)
    }
  }

  /// The files of an output folder that the same pictures always give, with their bytes, and its folders.
  func results(_ output: String = "out") throws -> [String: Data] {
    var results: [String: Data] = [:]
    let root = folder.file(output)
    for case let name as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      guard !name.hasPrefix(".snapcat"), name != "run.json" else { continue }
      let place = root.appending(path: name)
      let isFolder = try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      results[name] = isFolder ? Data() : try Data(contentsOf: place)
    }
    return results
  }

  /// The names of the pictures that a run told about.
  static func pictures(in errors: String) -> [String] {
    errors.split(separator: "\n").compactMap { line in
      line.contains(".jpg: ") ? line.split(separator: ": ").first.map(String.init) : nil
    }
  }
}
