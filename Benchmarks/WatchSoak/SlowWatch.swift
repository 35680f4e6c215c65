import Foundation
import SnapcatPipeline
import SnapcatVision
import SnapcatWatch

/// A watch whose detector takes a fixed time and sees a cat in each frame.
struct SlowWatch {
  let source: String
  let output: String
  let delay: Double
  let interval: Double

  /// Watches until it is asked to terminate.
  func run() async -> Never {
    do {
      var options = WatchOptions(source: try WatchSource(source), output: FilePath(output))
      options.interval = interval
      var engines = VisionEngines.standard
      engines.objectDetection = SlowDetector(delay: delay)
      let runner = WatchRunner(options, engines: engines)
      let task = Task { try await runner.run() }
      signal(SIGTERM, SIG_IGN)
      let ending = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
      // As `snapcat watch` does: what takes too long is not waited for.
      ending.setEventHandler {
        task.cancel()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.7) { _exit(143) }
      }
      ending.resume()
      _ = try await task.value
      exit(0)
    } catch is CancellationError {
      exit(143)
    } catch {
      print(error)
      exit(1)
    }
  }
}

/// Sees a cat after a while.
struct SlowDetector: ObjectDetectionEngine {
  /// In seconds.
  let delay: Double

  func detectObjects(in image: PixelBuffer, options: ObjectDetectionOptions) -> [DetectedObject] {
    Thread.sleep(forTimeInterval: delay)
    let box = CGRect(x: image.width / 4, y: image.height / 4, width: image.width / 3, height: image.height / 3)
    return [DetectedObject(label: "cat", confidence: 0.9, boundingBox: box)]
  }
}
