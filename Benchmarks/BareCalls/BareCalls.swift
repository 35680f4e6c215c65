import Foundation
import SnapcatVision

/// The yardstick for `snapcat run`: the same pictures through the engines alone.
@main
struct BareCalls {
  static let usage = """
    usage: BareCalls prepare SAMPLES DIR COUNT   makes COUNT pictures in DIR/pictures from the samples, always the same
           BareCalls run DIR WORKERS             decodes, detects, reads and encodes them
    """

  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("prepare", 4):
      guard let count = Int(arguments[3]) else { return print(usage) }
      try PicturePreparation(
        samples: URL(filePath: arguments[1]), target: URL(filePath: arguments[2])
      ).make(count)
    case ("run", 3):
      guard let workers = Int(arguments[2]) else { return print(usage) }
      try await BareRun(directory: URL(filePath: arguments[1])).perform(workers: workers)
    default:
      print(usage)
      exit(2)
    }
  }
}
