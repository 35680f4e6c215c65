import Foundation
import Testing

/// A broken export, label table or manifest of the model in the repository shows here.
@Suite("The shipped model on labelled samples")
struct ShippedModelTests {
  private struct Record: Decodable {
    struct Observation: Decodable {
      var label: String
      var confidence: Double
      var box: [Double]
    }

    var observations: [Observation]?
  }

  /// What each class reaches, less a margin.
  ///
  /// There are three dogs only, and the boxes of two are too large to count.
  private static let lowestAverages = ["cat": 0.9, "dog": 0.5]
  private static let alarmConfidence = 0.4

  @Test("Average precision of cats and dogs, and no alarm where there is no animal")
  func averagePrecision() throws {
    let samples = try LabelledSamples.load()
    let paths = samples.images.map { Repository.sample($0.path).path }
    let result = try SnapcatProcess.run(
      ["detect"] + paths + ["--json", "--model", "snapcat-animals", "--min-confidence", "0.05"])
    #expect(result.status == 0, "\(result)")
    let records = try result.outputLines.map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
    try #require(records.count == samples.images.count)

    for category in samples.categories {
      let boxes = samples.annotations.filter { $0.category == category.id }.map { ($0.image, [Self.rectangle($0.box)]) }
      let candidates = zip(samples.images, records).flatMap { image, record in
        (record.observations ?? []).filter { $0.label.lowercased() == category.name }.map {
          AveragePrecision.Candidate(image: image.id, confidence: $0.confidence, box: Self.rectangle($0.box))
        }
      }
      let average = AveragePrecision(truth: Dictionary(boxes, uniquingKeysWith: +))(candidates)
      let lowest = try #require(Self.lowestAverages[category.name])
      #expect(average >= lowest, "\(category.name): AP50 \(average)")
    }
    for (image, record) in zip(samples.images, records) where image.isEmpty {
      #expect(record.observations?.contains { $0.confidence > Self.alarmConfidence } == false, "\(image.path)")
    }
  }

  @Test("The averages are those of hand-made rankings")
  func ofRankings() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let average = AveragePrecision(truth: [1: [box], 2: [box]])
    func candidate(_ image: Int, _ confidence: Double, x: Double = 0) -> AveragePrecision.Candidate {
      .init(image: image, confidence: confidence, box: box.offsetBy(dx: x, dy: 0))
    }
    #expect(average([candidate(1, 0.9), candidate(2, 0.8)]) == 1)
    #expect(average([candidate(1, 0.9)]) == 0.5)
    #expect(average([candidate(1, 0.9, x: 8), candidate(1, 0.8), candidate(1, 0.7)]) == 0.25)
    #expect(average([]) == 0)
  }

  private static func rectangle(_ box: [Double]) -> CGRect {
    guard box.count == 4 else { return .null }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }
}
