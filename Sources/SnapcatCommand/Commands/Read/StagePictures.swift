import Foundation
import SnapcatVision

/// Writes what each stage of a reading saw and read, for people who want to know why.
struct StagePictures: Sendable {
  private static let lineColor = AnnotationColor(red: 220, green: 30, blue: 30)

  let folder: String

  /// Makes the folder.
  init(folder: String) throws {
    try OutputFile.makeFolder(folder)
    self.folder = folder
  }

  /// Writes a picture and, where something was read, a text of each stage: `NAME-02-page.png` and `.txt`.
  func write(_ events: [TextRecognitionObserver.Event], of input: ImageInput) throws {
    for (index, event) in events.enumerated() {
      let name = "\(folder)/\(input.stem)-\(String(format: "%02d", index + 1))-\(event.stage.rawValue)"
      try OutputFile.write(try picture(of: event).pngData(), to: name + ".png", madeFrom: input)
      guard !event.lines.isEmpty else { continue }
      let text = event.lines.map { line in
        String(format: "%.3f  ", line.confidence) + line.text
          + line.alternatives.map { String(format: "\n       %.3f  ", $0.confidence) + $0.text }.joined()
      }.joined(separator: "\n")
      try OutputFile.write(Data((text + "\n").utf8), to: name + ".txt", madeFrom: input)
    }
  }

  private func picture(of event: TextRecognitionObserver.Event) throws -> PixelBuffer {
    let gray = event.image
    var canvas = Canvas(
      try PixelBuffer(
        width: gray.width, height: gray.height, channels: 3, bytes: gray.bytes.flatMap { [$0, $0, $0] }))
    let bounds = CGRect(origin: .zero, size: canvas.size)
    for box in event.lines.map(\.boundingBox) {
      let inside = box.integral.intersection(bounds)
      if !inside.isEmpty { try canvas.stroke(inside, lineWidth: canvas.scaled(2), color: Self.lineColor) }
    }
    return canvas.pixels
  }
}
