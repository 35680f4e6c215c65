import Foundation
import SnapcatVision
import Testing
@testable import SnapcatPipeline

struct ExportTests {
  private static let records = [
    FinishedRun.record("a/dog.jpg", animals: [("Dog", 1, [0, 0, 200, 100])]),
    FinishedRun.record(
      "a/tom.jpg", animals: [("Cat", 0.9123, [10, 20.5, 50, 40]), ("Cat", 0.31, [133.3, 33.3, 66.7, 66.7])],
      cards: [FinishedRun.card()], profile: "tom"),
    FinishedRun.failure("a/\"broken\", twice.jpg", .truncated, "the picture ends\nbefore its last pixel"),
    FinishedRun.record("owl.jpg", animals: [("Snowy owl", 0.5, [-5, -5, 20, 20])]),
    FinishedRun.record("wall.jpg"),
  ]

  private func export(
    _ format: ExportFormat, of records: [ImageRecord] = records, options: ExportOptions = ExportOptions()
  ) throws -> (run: FinishedRun, summary: ExportSummary) {
    let run = try FinishedRun(records)
    return (run, try RecordExport(outputDirectory: run.path).write(format, options: options))
  }

  @Test func writesCOCOResultsWithTheirImagesAndCategories() throws {
    let (run, summary) = try export(.coco)
    #expect(summary.animals == 4)
    #expect(summary.companions.map(\.lastComponent) == ["detections-images.json"])
    #expect(
      try run.text("detections.json") == """
        [
        {"bbox":[0,0,200,100],"category_id":18,"image_id":1,"score":1.0},
        {"bbox":[10,20.5,50,40],"category_id":17,"image_id":2,"score":0.9123},
        {"bbox":[133.3,33.3,66.7,66.7],"category_id":17,"image_id":2,"score":0.31},
        {"bbox":[-5,-5,20,20],"category_id":101,"image_id":4,"score":0.5}
        ]

        """)
    let list = try #require(try run.json("detections-images.json") as? [String: Any])
    let images = try #require(list["images"] as? [[String: Any]])
    #expect(images.map { $0["id"] as? Int } == [1, 2, 4, 5])
    #expect(images.map { $0["file_name"] as? String } == ["a/dog.jpg", "a/tom.jpg", "owl.jpg", "wall.jpg"])
    let categories = try #require(list["categories"] as? [[String: Any]])
    #expect(Set(categories.compactMap { $0["id"] as? Int }).isSuperset(of: [16, 17, 18, 25, 101]))
    #expect(categories.last?["name"] as? String == "snowy owl")
  }

  @Test func writesTheCameraTrapFormatByItsRules() throws {
    let video = FinishedRun.record("clip.mp4", animals: [("Cat", 0.4, [0.1, 0.1, 199.9, 99.9])])
    let (run, summary) = try export(.megadetector, of: Self.records + [video])
    let data = try run.folder.read("out/megadetector.json")
    #expect(try MegaDetectorRules(data).mistakes == [])
    #expect(summary.images == 6)
    let file = try #require(try run.json("megadetector.json") as? [String: Any])
    let info = try #require(file["info"] as? [String: Any])
    #expect(info["format_version"] as? String == "1.6")
    #expect(info["detector"] as? String == "yolov3-tiny")
    let images = try #require(file["images"] as? [[String: Any]])
    let tom = try #require(images[1]["detections"] as? [[String: Any]])
    #expect(tom[0]["bbox"] as? [Double] == [0.05, 0.205, 0.25, 0.4])
    #expect(tom[0]["category"] as? String == "1")
    #expect((tom[0]["classifications"] as? [[Any]])?.first?.first as? String == "1")
    #expect((images[3]["detections"] as? [[String: Any]])?.first?["bbox"] as? [Double] == [0, 0, 0.075, 0.15])
    #expect((images[2]["failure"] as? String)?.hasPrefix("truncated: ") == true)
    #expect((file["classification_categories"] as? [String: String])?["11"] == "snowy owl")
  }

  @Test func theRulesFindMistakes() throws {
    let wrong = """
      {"info":{"format_version":1.6},"detection_categories":{"x":""},
      "images":[{"file":"a","detections":[{"category":"2","conf":1,"bbox":[0.5,0,0.6,1]}]},
      {"file":"b","failure":"gone","detections":[]},{"file":"c.mp4","detections":[]},{}]}
      """
    #expect(try MegaDetectorRules(Data(wrong.utf8)).mistakes.count == 10)
  }

  @Test func writesADataSetForYOLO() throws {
    let twin = FinishedRun.record("a/tom.png", animals: [("Dog", 0.5, [0, 0, 20, 10])])
    let (run, summary) = try export(.yolo, of: Self.records + [twin])
    #expect(try run.text("yolo/labels/a/tom.txt") == "0 0.175 0.405 0.25 0.4\n0 0.83325 0.6665 0.3335 0.667\n")
    #expect(try run.text("yolo/labels/a/tom.png.txt") == "1 0.05 0.05 0.1 0.1\n")
    #expect(try run.text("yolo/labels/wall.txt") == "")
    #expect(
      try run.folder.files(in: "out/yolo/labels") == ["a/dog.txt", "a/tom.png.txt", "a/tom.txt", "owl.txt", "wall.txt"])
    #expect(summary.problemCount == 1)
    #expect(try run.text("yolo/classes.txt").hasPrefix("cat\ndog\nbird\n"))
    #expect(try run.text("yolo/data.yaml").contains("names:\n  0: \"cat\"\n"))
    #expect(try run.text("yolo/data.yaml").hasSuffix("  10: \"snowy owl\"\n"))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: run.path.appending("yolo/images/a/tom.jpg").description)
    #expect(link == run.pictures.appending("a/tom.jpg").description)
  }

  @Test func writesATable() throws {
    let strange = FinishedRun.record("=cmd|'/c calc'!A1.jpg")
    let (run, summary) = try export(.csv, of: Self.records + [strange])
    #expect(summary.animals == 4)
    let text = try run.text("detections.csv")
    #expect(
      text.hasPrefix(
        """
        path,image_width,image_height,label,confidence,left,top,width,height,animals,cards,profile,annotated,sha256,error,message\r
        a/dog.jpg,200,100,Dog,1,0,0,200,100,1,0,,annotated/a/dog.jpg,,,\r
        a/tom.jpg,200,100,Cat,0.9123,10,20.5,50,40,2,1,tom,annotated/a/tom.jpg,,,\r
        a/tom.jpg,200,100,Cat,0.31,133.3,33.3,66.7,66.7,2,1,tom,annotated/a/tom.jpg,,,\r
        "a/""broken"", twice.jpg",,,,,,,,,,,,,,truncated,"the picture ends\nbefore its last pixel"\r
        owl.jpg,200,100,Snowy owl,0.5,-5,-5,20,20,1,0,,annotated/owl.jpg,,,\r
        wall.jpg,200,100,,,,,,,0,0,,annotated/wall.jpg,,,\r

        """))
    #expect(text.contains("'=cmd|'/c calc'!A1.jpg,200"))
  }

  @Test func leavesOutWhatIsNotSureEnough() throws {
    let (run, summary) = try export(.csv, options: ExportOptions(minimumConfidence: 0.5))
    #expect(summary.animals == 3)
    #expect(try !run.text("detections.csv").contains("0.31"))
  }

  @Test func takesTheModelsPathForItsName() throws {
    let run = try FinishedRun(Self.records)
    try run.writeFacts(model: "models/mine.yaml")
    _ = try RecordExport(outputDirectory: run.path).write(.megadetector, to: run.path.appending("sub/m.json"))
    #expect(try run.text("sub/m.json").contains("\"detector\":\"mine.yaml\""))
  }

  @Test(arguments: ExportFormat.allCases)
  func isTheSameForTheSameRun(format: ExportFormat) throws {
    let (one, other) = (try export(format).run, try export(format).run)
    // The links of YOLO's folder lead into each run's own pictures.
    let place = FilePath("out").appending(FilePath(format == .yolo ? "yolo/labels" : format.defaultName))
    if format.isFolder {
      let files = try one.folder.files(in: place)
      for file in files {
        let path = place.appending(FilePath(file))
        #expect(try one.folder.read(path) == other.folder.read(path))
      }
    } else {
      #expect(try one.folder.read(place) == other.folder.read(place))
    }
  }

  @Test func saysWhatIsWrongWithTheFolder() throws {
    let run = try FinishedRun(Self.records)
    let nowhere = run.folder.path.appending("nowhere")
    #expect(throws: ExportError.self) { try RecordExport(outputDirectory: nowhere).write(.csv) }
    try run.folder.write(Data("{\"schema\":\"snapcat.record/9\"}\n".utf8), to: "out/observations.jsonl")
    do {
      _ = try RecordExport(outputDirectory: run.path).write(.coco)
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("observations.jsonl, line 1: this is no record"), "\(error)")
    }
    #expect(try !run.folder.files(in: "out").contains("detections.json"))
  }
}
