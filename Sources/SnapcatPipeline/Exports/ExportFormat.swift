/// A form that the animals of a finished run can be written in for other programs.
public enum ExportFormat: String, Codable, CaseIterable, Sendable {
  /// COCO results, with the lists of images and categories that they refer to.
  case coco
  /// The camera-trap batch format of MegaDetector, version 1.6.
  case megadetector
  /// YOLO's text files as Ultralytics reads them.
  case yolo
  /// A table with one row a detection.
  case csv
  /// A picture of each animal.
  case crops

  /// The name of what is written, in the output folder of the run.
  public var defaultName: String {
    switch self {
    case .coco: "detections.json"
    case .megadetector: "megadetector.json"
    case .yolo: "yolo"
    case .csv: "detections.csv"
    case .crops: "crops"
    }
  }

  /// Whether a folder is written, not a file.
  public var isFolder: Bool { self == .yolo || self == .crops }
}
