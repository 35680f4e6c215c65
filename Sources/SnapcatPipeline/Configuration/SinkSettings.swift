/// Which files a run writes.
public struct SinkSettings: Codable, Hashable, Sendable {
  /// Copies with boxes in `annotated/`.
  public var annotated = true
  /// One record an image in `observations.jsonl`.
  public var observations = true
  /// `profiles.sqlite`.
  public var profiles = true
  /// `contacts.vcf`.
  public var contactsVCard = true
  /// `contacts.csv`.
  public var contactsCSV = true
  /// `report.html`, with `thumbnails/` and `cards/`.
  public var report = true
  /// `detections.json` and `detections-images.json`: COCO results.
  public var coco = false
  /// `megadetector.json`: the camera-trap batch format.
  public var megadetector = false
  /// `yolo/`: a data set as Ultralytics reads it.
  public var yolo = false
  /// `detections.csv`.
  public var csv = false
  /// `crops/`: a picture of each animal.
  public var crops = false
  /// How much is kept around an animal that is cut out, as a share of its box's width and height on each side.
  public var cropMargin = 0.0

  public init() {}

  /// Whether the report is written: it is made from the observations.
  var writesReport: Bool { report && observations }

  /// The exports that are written.
  var exports: [ExportFormat] {
    ExportFormat.allCases.filter { format in
      switch format {
      case .coco: coco
      case .megadetector: megadetector
      case .yolo: yolo
      case .csv: csv
      case .crops: crops
      }
    }
  }
}
