/// Takes the stages of a reading that are not left out, and tells the observer.
struct TextRecognitionStages {
  let skipped: Set<TextRecognitionStage>
  let observer: TextRecognitionObserver?

  init(_ options: TextRecognitionOptions) {
    skipped = options.skippedStages
    observer = options.observer
  }

  func includes(_ stage: TextRecognitionStage) -> Bool { !skipped.contains(stage) }

  /// The lines after a stage; the same ones when it is left out.
  func apply(
    _ stage: TextRecognitionStage, to lines: [TextRecognitionResult.Line], of image: PixelBuffer,
    _ body: ([TextRecognitionResult.Line]) throws -> [TextRecognitionResult.Line]
  ) rethrows -> [TextRecognitionResult.Line] {
    guard includes(stage) else { return lines }
    return try measure(stage, { (image, $0) }) { try body(lines) }
  }

  /// What `body` gives; `shown` says what the observer sees of it.
  func measure<Result>(
    _ stage: TextRecognitionStage, _ shown: (Result) -> (PixelBuffer, [TextRecognitionResult.Line]),
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let observer else { return try body() }
    let start = ContinuousClock.now
    let result = try body()
    let duration = ContinuousClock.now - start
    let (image, lines) = shown(result)
    observer.finish(.init(stage: stage, duration: duration, image: image, lines: lines))
    return result
  }
}
