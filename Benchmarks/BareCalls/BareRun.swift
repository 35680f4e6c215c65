import Foundation
import SnapcatVision

/// Decode, forward, read, encode: what no run over pictures can do without, and nothing else.
struct BareRun {
  let directory: URL

  /// Works on all pictures, `workers` at once, as many threads.
  func perform(workers: Int) async throws {
    try OpenCVThreads.setCount(1)
    let pictures = try PictureList(readFrom: directory).pictures
    let folder = directory.appending(path: "pictures")
    let engines = VisionEngines.standard
    let counter = IndexCounter()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<workers {
        group.addTask {
          var lines = 0
          while true {
            let index = counter.next()
            guard index < pictures.count else { return lines }
            lines += try Self.work(on: pictures[index], in: folder, with: engines)
          }
        }
      }
      let lines = try await group.reduce(0, +)
      print("\(pictures.count) pictures, \(lines) lines of text")
    }
  }

  /// Does the calls for one picture and returns how many lines of text were read.
  private static func work(on picture: PictureList.Picture, in folder: URL, with engines: VisionEngines) throws -> Int {
    let image = try VisionImage(data: Data(contentsOf: folder.appending(path: picture.name)))
    _ = try engines.objectDetection.detectObjects(in: image.pixels, options: ObjectDetectionOptions())
    var lines = 0
    for outline in picture.cards {
      let flat = try image.rectified(outline)
      lines += try engines.textRecognition.recognizeText(in: flat.pixels, options: TextRecognitionOptions()).lines.count
    }
    _ = try image.jpegData(quality: 90)
    return lines
  }
}
