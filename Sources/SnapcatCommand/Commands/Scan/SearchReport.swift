import Foundation
import SnapcatVision

/// Writes what a search for cards looked at: pictures, and the scores as JSON.
struct SearchReport {
  let search: DocumentSearch
  let image: VisionImage

  /// Writes all files into a folder and returns their paths.
  ///
  /// - Throws: ``CommandError`` when a file cannot be written; `DrawingError`.
  func write(to folder: String, madeFrom input: ImageInput) throws -> [String] {
    try OutputFile.makeFolder(folder)
    var files: [(name: String, data: Data)] = [
      ("candidates.png", try picture(of: search.candidates.reversed(), lineWidth: 2).pngData()),
      ("chosen.png", try picture(of: search.chosen, lineWidth: 5).pngData()),
    ]
    for (name, plane) in search.planes.sorted(by: { $0.key < $1.key }) {
      files.append(("network-\(name).png", try plane.pngData()))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    files.append(("search.json", try encoder.encode(search) + Data("\n".utf8)))
    return try files.map { name, data in
      let path = URL(filePath: folder).appending(path: name).relativePath
      try OutputFile.write(data, to: path, madeFrom: input)
      return path
    }
  }

  /// The picture with outlines in the colour of what proposed them.
  private func picture(of outlines: [DocumentSearch.Outline], lineWidth: Double) throws -> VisionImage {
    var canvas = Canvas(image.pixels)
    for outline in outlines {
      let corners = outline.corners.map { CGPoint(x: $0[0], y: $0[1]) }
      for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        try canvas.line(
          from: start, to: end, lineWidth: canvas.scaled(lineWidth), color: Self.color(of: outline.origin))
      }
    }
    return VisionImage(pixels: canvas.pixels)
  }

  private static func color(of origin: String) -> AnnotationColor {
    switch origin {
    case "network": AnnotationColor(red: 230, green: 30, blue: 30)
    case "edges": AnnotationColor(red: 30, green: 170, blue: 60)
    case "regions": AnnotationColor(red: 40, green: 90, blue: 230)
    default: AnnotationColor(red: 240, green: 160, blue: 20)
    }
  }
}
