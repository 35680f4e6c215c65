/// Writes animals in the camera-trap batch format of MegaDetector, version 1.6, which Timelapse and others read.
///
/// Source of the format: agentmorris/MegaDetector, `megadetector-output-format.md` and the rules of its
/// `validate_batch_results.py`. Boxes are left, top, width, height as shares of the upright picture, four decimals. There
/// are no times in the file, so that the same run gives the same bytes.
struct MegaDetectorExporter: RecordExporter {
  /// The version of the format.
  static let formatVersion = "1.6"
  /// What MegaDetector calls any animal.
  private static let animalCategory = "1"

  private let options: ExportOptions
  private let file: BufferedFile
  private var categories = AnimalCategories()
  private var summary: ExportSummary

  init(_ path: FilePath, options: ExportOptions, facts: RunFacts) throws(RunError) {
    self.options = options
    file = try BufferedFile(path)
    summary = ExportSummary(path: path)
    try file.write(
      "{\"info\":{\(Self.info(facts))},\n\"detection_categories\":{\"\(Self.animalCategory)\":\"animal\"},\n\"images\":["
    )
  }

  private static func info(_ facts: RunFacts) -> String {
    var parts = ["\"format_version\":\"\(formatVersion)\""]
    if let model = facts.model {
      let name = JSONText.string(FilePath(model).lastComponent.description)
      parts += ["\"detector\":\(name)", "\"classifier\":\(name)"]
    }
    if let threshold = facts.threshold {
      let text = JSONText.fraction(threshold)
      parts.append(
        "\"detector_metadata\":{\"typical_detection_threshold\":\(text),\"conservative_detection_threshold\":\(text)}")
      parts.append("\"classifier_metadata\":{\"typical_classification_threshold\":\(text)}")
    }
    return parts.joined(separator: ",")
  }

  mutating func add(_ record: ImageRecord, number: Int) throws {
    let separator = summary.images == 0 ? "\n" : ",\n"
    summary.images += 1
    var parts = ["\"file\":\(JSONText.string(record.path.text))"]
    if let error = record.error {
      parts.append("\"failure\":\(JSONText.string("\(error.kind.rawValue): \(error.message)"))")
      parts.append("\"detections\":null")
    } else {
      parts.append("\"detections\":[\(detections(of: record).joined(separator: ","))]")
    }
    if Self.isNamedLikeVideo(record.path) { parts.append("\"frame_rate\":1,\"frames_processed\":[0]") }
    try file.write("\(separator){\(parts.joined(separator: ","))}")
  }

  private mutating func detections(of record: ImageRecord) -> [String] {
    let frame = Self.isNamedLikeVideo(record.path) ? ",\"frame_number\":0" : ""
    return record.animals(minimumConfidence: options.minimumConfidence).compactMap { _, animal in
      guard let shares = animal.shares(of: record.image) else { return nil }
      summary.animals += 1
      let confidence = JSONText.fraction(animal.confidence)
      let kind = categories.position(of: animal.label) + 1
      return "{\"category\":\"\(Self.animalCategory)\",\"conf\":\(confidence),\"bbox\":[\(Self.box(shares))],"
        + "\"classifications\":[[\"\(kind)\",\(confidence)]]\(frame)}"
    }
  }

  /// The four numbers, rounded so that the box still does not leave the picture.
  private static func box(_ shares: [Double]) -> String {
    let edges = [shares[0], shares[1], shares[0] + shares[2], shares[1] + shares[3]].map { $0.rounded(toPlaces: 4) }
    return [edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1]].map { JSONText.fraction($0) }
      .joined(separator: ",")
  }

  /// Whether readers take the file for a video by its name: they then ask for the number of each frame.
  private static func isNamedLikeVideo(_ path: RecordPath) -> Bool {
    ["mp4", "avi", "mpeg", "mpg", "mov", "mkv", "flv"].contains(FilePath(path.text).lowercasedExtension ?? "")
  }

  mutating func finish() throws -> ExportSummary {
    func table(_ value: (AnimalCategories.Category) -> String) -> String {
      categories.all.enumerated().map { "\"\($0 + 1)\":\(JSONText.string(value($1)))" }.joined(separator: ",")
    }
    try file.write(
      "\n],\n\"classification_categories\":{\(table(\.name))},\n"
        + "\"classification_category_descriptions\":{\(table(\.taxonomy))}}\n")
    try file.commit()
    return summary
  }
}
