import Foundation
import SnapcatVision

/// Makes many pictures of a few samples: each copy in another size and JPEG quality, so that no two are alike.
struct PicturePreparation {
  let samples: URL
  let target: URL

  /// Writes `count` pictures and their list; the same ones each time.
  func make(_ count: Int) throws {
    let files = try sampleFiles()
    let cards = try SampleCards(contentsOf: samples.appending(path: "cards.json"))
    let folder = target.appending(path: "pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var random = LinearCongruentialGenerator(seed: 20260)
    var list = PictureList(pictures: [])
    for number in 0..<count {
      let path = files[number % files.count]
      let image = try VisionImage(data: Data(contentsOf: samples.appending(path: path)))
      let factor = Double.random(in: 0.85...1.15, using: &random)
      let pixels = try image.pixels.resized(
        toWidth: Int(Double(image.width) * factor), height: Int(Double(image.height) * factor))
      let name = "picture-\(number).jpg"
      let quality = Int.random(in: 82...94, using: &random)
      try VisionImage(pixels: pixels).jpegData(quality: quality).write(to: folder.appending(path: name))
      list.pictures.append(.init(name: name, cards: cards.outlines(on: path, size: image.size)))
    }
    try list.write(to: target)
  }

  /// Pictures below the samples folder, as sorted relative paths; the fetched ones are left out, for they may be missing.
  private func sampleFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: samples.path)
      .filter { !$0.hasPrefix("fetched/") && ["jpg", "png"].contains(URL(filePath: $0).pathExtension) }
      .sorted()
  }
}
