import Foundation

/// The rules of the camera-trap batch format: those that its published validator checks, and those that its text states.
///
/// Source: agentmorris/MegaDetector, `megadetector/postprocessing/validate_batch_results.py` and
/// `megadetector-output-format.md`, version 1.6.
struct MegaDetectorRules {
  private(set) var mistakes: [String] = []
  /// The file's text, since a confidence has to be written with a decimal point.
  private let text: String

  init(_ data: Data) throws {
    text = String(decoding: data, as: UTF8.self)
    guard let file = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      mistakes = ["no object"]
      return
    }
    check(file)
  }

  private mutating func expect(_ condition: Bool, _ mistake: String) {
    if !condition { mistakes.append(mistake) }
  }

  private mutating func check(_ file: [String: Any]) {
    let info = file["info"] as? [String: Any]
    let version = info?["format_version"] as? String
    expect(version.flatMap(Double.init).map { $0 >= 1.3 } ?? false, "info.format_version is no number in a string")
    let categories = checkCategories(file, "detection_categories") ?? []
    expect(file["detection_categories"] != nil, "no detection_categories")
    let classes = checkCategories(file, "classification_categories")
    if file["classification_category_descriptions"] != nil {
      expect(checkCategories(file, "classification_category_descriptions") == classes, "descriptions of other classes")
    }
    expect(text.range(of: "\"conf\":[0-9]+[,}]", options: .regularExpression) == nil, "a confidence without a point")
    guard let images = file["images"] as? [[String: Any]] else {
      mistakes.append("images is no list")
      return
    }
    for image in images { check(image, categories, classes ?? []) }
  }

  private mutating func checkCategories(_ file: [String: Any], _ key: String) -> Set<String>? {
    guard let table = file[key] as? [String: String] else { return nil }
    for (id, name) in table {
      expect(Int(id).map { $0 >= 0 } ?? false, "\(key): \(id) is no number")
      expect(!name.isEmpty, "\(key): a blank name")
    }
    return Set(table.keys)
  }

  private mutating func check(_ image: [String: Any], _ categories: Set<String>, _ classes: Set<String>) {
    let file = image["file"] as? String ?? "?"
    expect(image["file"] is String, "an image without a file")
    let detections = image["detections"] as? [[String: Any]]
    if let failure = image["failure"], !(failure is NSNull) {
      expect(failure is String, "\(file): the failure is no text")
      expect(image["detections"] is NSNull, "\(file): a failure with detections")
    } else {
      expect(detections != nil, "\(file): detections is no list")
    }
    let isVideo = ["mp4", "avi", "mov", "mkv"].contains((file as NSString).pathExtension.lowercased())
    if isVideo { expect((image["frame_rate"] as? Double ?? 0) > 0, "\(file): a video without frame rate") }
    for detection in detections ?? [] {
      expect(categories.contains(detection["category"] as? String ?? ""), "\(file): an unmapped category")
      expect((detection["conf"] as? Double).map { (0...1).contains($0) } ?? false, "\(file): no confidence")
      let box = detection["bbox"] as? [Double] ?? []
      let isInside =
        box.count == 4 && box.allSatisfy { $0 >= 0 } && box[0] + box[2] <= 1.000_000_1 && box[1] + box[3] <= 1.000_000_1
      expect(isInside, "\(file): a box outside of the picture")
      if isVideo { expect(detection["frame_number"] is Int, "\(file): no frame number") }
      for pair in detection["classifications"] as? [[Any]] ?? [] {
        expect(pair.count == 2 && classes.contains(pair[0] as? String ?? ""), "\(file): an unmapped class")
        expect(pair.last is Double, "\(file): a class without confidence")
      }
    }
  }
}
