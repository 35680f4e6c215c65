import Foundation
import SnapcatVision
import TestSupport
import Testing
@testable import SnapcatPipeline

struct PipelineRunnerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func run(
    _ inputs: [FilePath] = ["in"], output: FilePath = "out", engines: VisionEngines = .fake(),
    progress: any RunProgressReporter = SilentProgressReporter(),
    change: (inout PipelineConfiguration) -> Void = { _ in }
  ) async throws -> RunSummary {
    var configuration = PipelineConfiguration()
    change(&configuration)
    return try await PipelineRunner(
      configuration: configuration, inputs: inputs.map { folder.path.appending($0) },
      outputDirectory: folder.path.appending(output), engines: engines, startsOver: true
    ).run(progress: progress)
  }

  private func records(_ output: FilePath = "out") throws -> [ImageRecord] {
    try folder.lines(output.appending("observations.jsonl")).map {
      try JSONDecoder().decode(ImageRecord.self, from: Data($0.utf8))
    }
  }

  /// Two cats, a dog, a card and a picture of nothing in a tree.
  private func fillInput() throws {
    try folder.write(Scene.cat.jpeg(), to: "in/litter/tom.jpg")
    try folder.write(Scene.card(0).jpeg(), to: "in/litter/tom-card.jpg")
    try folder.write(Scene.dog.png(), to: "in/dog.png")
    try folder.write(Scene.nothing.jpeg(), to: "in/wall.jpg")
    try folder.write(Scene.catWithCard(1).jpeg(), to: "in/mia.JPEG")
  }

  @Test func writesOneRecordAnImageInInputOrder() async throws {
    try fillInput()
    let summary = try await run()
    let rows = try records().map { "\($0.path.text) \($0.annotated ?? "-") \($0.profile ?? "-")" }
    #expect(
      rows == [
        "dog.png annotated/dog.png.jpg -", "litter/tom-card.jpg annotated/litter/tom-card.jpg tom",
        "litter/tom.jpg annotated/litter/tom.jpg tom", "mia.JPEG annotated/mia.JPEG mia",
        "wall.jpg annotated/wall.jpg -",
      ])
    #expect(summary.images == 5)
    #expect(summary.failed == 0)
    #expect(summary.cats == 2)
    #expect(summary.dogs == 1)
    #expect(summary.otherAnimals == 0)
    #expect(summary.cards == 2)
    #expect(summary.profiles == 2)
    #expect(
      summary.files == [
        "observations.jsonl", "annotated/", "profiles.sqlite", "contacts.vcf", "contacts.csv", "report.html",
        "thumbnails/", "cards/", "run.json",
      ])
    #expect(
      try folder.files(in: "out") == [
        "annotated/dog.png.jpg", "annotated/litter/tom-card.jpg", "annotated/litter/tom.jpg", "annotated/mia.JPEG",
        "annotated/wall.jpg", "cards/litter/tom-card.jpg-1.jpg", "cards/mia.JPEG-1.jpg", "contacts.csv", "contacts.vcf",
        "observations.jsonl", "profiles.sqlite", "report.html", "run.json", "thumbnails/dog.png.jpg",
        "thumbnails/litter/tom-card.jpg.jpg", "thumbnails/litter/tom.jpg.jpg", "thumbnails/mia.JPEG.jpg",
        "thumbnails/wall.jpg.jpg",
      ])
  }

  @Test func writesRecordsAsTheContractSays() async throws {
    try folder.write(Scene.cat.png(), to: "in/tom.png")
    try await run()
    let digest = SHA256Digest(of: try folder.read("in/tom.png"))
    #expect(
      try folder.lines("out/observations.jsonl") == [
        """
        {"annotated":"annotated/tom.png.jpg","cards":[],"error":null,"image":{"height":48,"orientation":1,\
        "sha256":"\(digest)","width":64},"observations":[{"box":[0,0,16,12],"confidence":0.91,"label":"Cat"}],\
        "path":"tom.png","profile":"tom","schema":"snapcat.record/1"}
        """
      ])
  }

  @Test func writesTheSameBytesWhateverTheNumberOfWorkers() async throws {
    try fillInput()
    for number in 0..<12 {
      try folder.write((number % 3 == 0 ? Scene.cat : .nothing).jpeg(), to: FilePath("in/more/\(number).jpg"))
    }
    try await run(output: "one") { $0.workers = .count(1) }
    try await run(output: "four") { $0.workers = .count(4) }
    let files = try folder.files(in: "one")
    #expect(try folder.files(in: "four") == files)
    for file in files where file != "run.json" {
      let (one, four) = (FilePath("one").appending(FilePath(file)), FilePath("four").appending(FilePath(file)))
      #expect(try folder.read(one) == folder.read(four), "\(file)")
    }
  }

  @Test func goesOnAfterBadFiles() async throws {
    let picture = try TestImage.noise(width: 64, height: 48).jpegData(quality: 90)
    try folder.write(Data(), to: "in/empty.jpg")
    try folder.write(Data("no picture".utf8), to: "in/text.jpg")
    try folder.write(picture.prefix(picture.count * 6 / 10), to: "in/truncated.jpg")
    try folder.createFolder("in/folder.jpg")
    try folder.link("in/broken.jpg", to: "nowhere")
    try folder.write(Scene.nothing.image(width: 200, height: 100).pngData(), to: "in/large.png")
    try folder.write(Scene.cat.jpeg(), to: "in/good.jpg")
    let recorder = ProgressRecorder()
    let summary = try await run(progress: recorder) { $0.source.maximumMegapixels = 0.01 }
    let kinds = try records().map { "\($0.path.text) \($0.error?.kind.rawValue ?? "ok")" }
    #expect(
      kinds == [
        "broken.jpg unreadable", "empty.jpg notAnImage", "folder.jpg unreadable", "good.jpg ok", "large.png tooLarge",
        "text.jpg notAnImage", "truncated.jpg truncated",
      ])
    #expect(try records().filter { $0.error != nil }.allSatisfy { $0.observations == nil && $0.annotated == nil })
    let hashed = try records().filter { $0.image.sha256 != nil }.map(\.path.text)
    #expect(hashed == ["empty.jpg", "good.jpg", "large.png", "text.jpg", "truncated.jpg"])
    #expect(summary.failed == 6)
    #expect(summary.images == 7)
    #expect(recorder.imageCount == 7)
    #expect(recorder.reports.map(\.index) == Array(0..<7))
    #expect(recorder.reports.filter { $0.error != nil }.count == 6)
    #expect(try folder.files(in: "out/annotated") == ["good.jpg"])
  }

  @Test func keepsNamesThatAreNoText() async throws {
    let name = FilePath(bytes: Array("tom".utf8) + [0xE9] + Array(".png".utf8))
    try folder.write(Scene.cat.png(), to: FilePath("in").appending(name))
    try await run()
    let record = try #require(try records().first)
    #expect(record.path == RecordPath(text: "tom%E9.png", encoding: .percent))
    #expect(record.annotated == "annotated/tom%E9.png.jpg")
    #expect(record.profile == "tom%E9")
    let copy = FilePath(bytes: name.bytes + Array(".jpg".utf8))
    #expect(try VisionImage(data: folder.read(FilePath("out/annotated").appending(copy))).width == 64)
  }

  @Test func leavesTheOutputOfAnEarlierRunAlone() async throws {
    try folder.write(Scene.cat.jpeg(), to: "in/tom.jpg")
    try await run(output: "in/out")
    let first = try folder.read("in/out/observations.jsonl")
    try await run(output: "in/out")
    #expect(try folder.read("in/out/observations.jsonl") == first)
  }

  @Test func leavesOutWhatThePipelineLeavesOut() async throws {
    try fillInput()
    try await run {
      $0.requests = [.animals(AnimalSettings())]
      $0.sinks.annotated = false
      $0.sinks.profiles = false
      $0.sinks.contactsVCard = false
      $0.sinks.contactsCSV = false
      $0.sinks.report = false
    }
    #expect(try folder.files(in: "out") == ["observations.jsonl", "run.json"])
    #expect(try records().allSatisfy { $0.cards == nil && $0.observations != nil && $0.annotated == nil })

    try await run(output: "cards") {
      $0.requests = [.card(CardSettings())]
      $0.sinks.observations = false
    }
    #expect(try !folder.files(in: "cards").contains("observations.jsonl"))
  }

  @Test func readsNoCardWhereTextDoesNotLookLikeOne() async throws {
    try folder.write(Scene.card(0).jpeg(), to: "in/poster.jpg")
    let engines = VisionEngines.fake(text: FakeTextRecognition(text: ["SALE", "everything must go", "Tuesday"]))
    let summary = try await run(engines: engines)
    #expect(summary.cards == 0)
    #expect(try records().first?.cards == [])
    #expect(String(decoding: try folder.read("out/contacts.vcf"), as: UTF8.self) == "")
  }

  @Test func readsNoCardBesideALargeAnimalUnlessItsOutlineIsSure() async throws {
    try folder.write(Scene.catWithCard(0).jpeg(), to: "in/tom.jpg")
    let weak = FakeDocumentDetection(confidence: 0.6)
    #expect(try await run(engines: .fake(document: weak)).cards == 1)
    var large = VisionEngines.fake(document: weak)
    large.objectDetection = FakeObjectDetection(share: 0.9)
    #expect(try await run(engines: large).cards == 0)
    large.documentDetection = FakeDocumentDetection(confidence: 0.95)
    #expect(try await run(engines: large).cards == 1)
  }

  @Test func stopsBeforeTheWorkWhenTheModelIsMissing() async throws {
    try fillInput()
    var settings = AnimalSettings()
    settings.model = "unicorn"
    let requests = [RequestSettings.animals(settings)]
    await #expect(throws: VisionError.modelUnavailable("no model is called 'unicorn'")) {
      try await run { $0.requests = requests }
    }
    #expect(throws: SystemCallError.self) { try folder.files(in: "out") }
  }

  @Test func stopsBeforeTheWorkWhenTheOutputCannotBeWritten() async throws {
    try fillInput()
    try folder.write(Data(), to: "out")
    let place = folder.path.appending("out").description
    await #expect(throws: RunError.outputUnwritable(path: place, reason: "Not a directory")) { try await run() }
  }

  @Test func stopsWithoutInput() async throws {
    await #expect(throws: RunError.noInput) { try await run([]) }
    await #expect(throws: RunError.self) { try await run(["nowhere"]) }
  }

  @Test func tellsWhatItDidInRunJSON() async throws {
    try fillInput()
    try await run { $0.workers = .count(3) }
    let json = try JSONSerialization.jsonObject(with: folder.read("out/run.json")) as? [String: Any]
    let summary = try #require(json?["summary"] as? [String: Any])
    #expect(json?["version"] as? String == SnapcatVersion.current)
    #expect(summary["images"] as? Int == 5)
    #expect(summary["workers"] as? Int == 3)
    let settings = try #require(json?["configuration"] as? [String: Any])
    #expect(settings["workers"] as? Int == 3)
    let requests = try #require(settings["requests"] as? [[String: Any]])
    #expect(requests.map { $0["request"] as? String } == ["animals", "card"])
  }

  @Test func writesTheExportsThatAreAskedFor() async throws {
    try fillInput()
    let summary = try await run {
      ($0.sinks.coco, $0.sinks.megadetector, $0.sinks.yolo, $0.sinks.csv, $0.sinks.crops) = (
        true, true, true, true, true
      )
      ($0.sinks.annotated, $0.sinks.report) = (false, false)
    }
    #expect(
      summary.files == [
        "observations.jsonl", "profiles.sqlite", "contacts.vcf", "contacts.csv", "detections.json",
        "detections-images.json", "megadetector.json", "yolo/", "detections.csv", "crops/", "run.json",
      ])
    #expect(try MegaDetectorRules(folder.read("out/megadetector.json")).mistakes == [])
    #expect(try folder.files(in: "out/crops") == ["dog.png-1.jpg", "litter/tom.jpg-1.jpg", "mia.JPEG-1.jpg"])
    #expect(try VisionImage(data: folder.read("out/crops/dog.png-1.jpg")).size == CGSize(width: 16, height: 12))
  }

  @Test func keepsWhatAPersonCorrected() async throws {
    try fillInput()
    try await run()
    let output = folder.path.appending("out")
    _ = try ProfileFile.set([(field: .contact(.emails), values: ["right@x.example"])], of: "tom", in: output, at: .now)
    try folder.write(Scene.cat.jpeg(), to: "in/new.jpg")
    try await run()
    let cards = String(decoding: try folder.read("out/contacts.vcf"), as: UTF8.self)
    #expect(cards.contains("EMAIL;TYPE=INTERNET:right@x.example\r\n"))
    #expect(!cards.contains("maria@lindqvist-consulting.com"))
    #expect(String(decoding: try folder.read("out/report.html"), as: UTF8.self).contains("right@x.example"))
    #expect(try ProfileFile(outputDirectory: output).profile("tom")?.corrected == [.contact(.emails)])
  }

  @Test func doesNotStartOverTheProfilesOfANewerSnapcat() async throws {
    try fillInput()
    try await run()
    let path = folder.path.appending("out/profiles.sqlite")
    try SQLiteDatabase(file: path, for: .writing).execute("PRAGMA user_version = 3")
    await #expect(throws: ProfileFileError.tooNew(path: path.description, version: 3)) { try await run() }
  }
}
