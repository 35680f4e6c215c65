/// Writes animals as COCO results, and beside them the images and categories that they name by number.
///
/// The form is that of the COCO API (`loadRes` reads the results against the list of images). An image's number is the line
/// of its record, from 1; images that could not be read are not in the list. COCO's own animals have COCO's numbers.
struct COCOExporter: RecordExporter {
  private let options: ExportOptions
  private let results: BufferedFile
  private let images: BufferedFile
  private var categories = AnimalCategories()
  private var summary: ExportSummary

  /// - Parameter path: where the results go; the list of images goes beside them, with `-images` in its name.
  init(_ path: FilePath, options: ExportOptions) throws(RunError) {
    self.options = options
    results = try BufferedFile(path)
    images = try BufferedFile(Self.imageList(of: path))
    summary = ExportSummary(path: path)
    try results.write("[")
    try images.write("{\"info\":{\"description\":\"Pictures of a Snapcat run\"},\n\"images\":[")
  }

  /// Where the list of images goes: of "a/detections.json" to "a/detections-images.json".
  static func imageList(of path: FilePath) -> FilePath {
    path.deletingLastComponent.appending(FilePath(bytes: path.stem + Array("-images.json".utf8)))
  }

  mutating func add(_ record: ImageRecord, number: Int) throws {
    guard let width = record.image.width, let height = record.image.height else { return }
    let separator = summary.images == 0 ? "\n" : ",\n"
    summary.images += 1
    try images.write(
      "\(separator){\"file_name\":\(JSONText.string(record.path.text)),\"height\":\(height),\"id\":\(number),"
        + "\"width\":\(width)}")
    for (_, animal) in record.animals(minimumConfidence: options.minimumConfidence) {
      let position = categories.position(of: animal.label)
      let category = categories.all[position].cocoID
      let box = animal.box.map { JSONText.number($0, decimals: 1) }.joined(separator: ",")
      try results.write(
        (summary.animals == 0 ? "\n" : ",\n")
          + "{\"bbox\":[\(box)],\"category_id\":\(category),\"image_id\":\(number),"
          + "\"score\":\(JSONText.fraction(animal.confidence))}")
      summary.animals += 1
    }
  }

  mutating func finish() throws -> ExportSummary {
    try results.write("\n]\n")
    let list = categories.all.sorted { $0.cocoID < $1.cocoID }.map {
      "{\"id\":\($0.cocoID),\"name\":\(JSONText.string($0.name)),\"supercategory\":\"animal\"}"
    }
    try images.write("\n],\n\"annotations\":[],\n\"categories\":[\n\(list.joined(separator: ",\n"))\n]}\n")
    try images.commit()
    try results.commit()
    summary.companions = [images.destination]
    return summary
  }
}
