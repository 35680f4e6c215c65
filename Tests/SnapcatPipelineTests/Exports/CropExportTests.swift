import Foundation
import SnapcatVision
import TestSupport
import Testing
@testable import SnapcatPipeline

struct CropExportTests {
  /// A run over a gradient picture, whose pixels tell where they were.
  private func run(_ change: (FinishedRun) throws -> Void = { _ in }) throws -> FinishedRun {
    let data = try TestImage.gradient(width: 200, height: 100).pngData()
    let record = FinishedRun.record(
      "a/tom.png", animals: [("Cat", 0.9, [100, 50, 40, 20]), ("Cat", 0.8, [190, 90, 40, 40])],
      sha256: SHA256Digest(of: data).description)
    let run = try FinishedRun([record, FinishedRun.record("gone.jpg", animals: [("Dog", 0.5, [0, 0, 9, 9])])])
    try run.folder.write(data, to: "in/a/tom.png")
    try change(run)
    return run
  }

  private func crop(_ run: FinishedRun, _ name: FilePath) throws -> VisionImage {
    try VisionImage(data: run.folder.read(FilePath("out/crops").appending(name)))
  }

  @Test func cutsTheAnimalsOut() throws {
    let run = try run()
    let summary = try RecordExport(outputDirectory: run.path).write(.crops)
    #expect(summary.animals == 2)
    #expect(summary.problems == ["gone.jpg: No such file or directory"])
    let first = try crop(run, "a/tom.png-1.jpg")
    #expect(first.size == CGSize(width: 40, height: 20))
    // Blue is even, green grows downwards, red to the right: the middle is that of the box.
    let middle = first.pixel(20, 10).map(Int.init)
    #expect(abs(middle[1] - 60 * 255 / 99) < 8 && abs(middle[2] - 120 * 255 / 199) < 8, "\(middle)")
    #expect(try crop(run, "a/tom.png-2.jpg").size == CGSize(width: 10, height: 10))
  }

  @Test func keepsAMargin() throws {
    let run = try run()
    _ = try RecordExport(outputDirectory: run.path).write(.crops, options: ExportOptions(margin: 0.5))
    #expect(try crop(run, "a/tom.png-1.jpg").size == CGSize(width: 80, height: 40))
    #expect(try crop(run, "a/tom.png-2.jpg").size == CGSize(width: 30, height: 30))
  }

  @Test func doesNotCutFromAnotherPicture() throws {
    let run = try run { try $0.folder.write(TestImage.noise(width: 200, height: 100).pngData(), to: "in/a/tom.png") }
    let summary = try RecordExport(outputDirectory: run.path).write(.crops)
    #expect(summary.animals == 0)
    #expect(summary.problems.first == "a/tom.png: the picture is not the one that the run saw")
    #expect(summary.problemCount == 2)
  }

  @Test func looksWhereThePicturesAreNow() throws {
    let run = try run { run in
      try FileSystem.createDirectory(run.folder.path.appending("moved"))
      try FileSystem.rename(run.pictures.appending("a"), to: run.folder.path.appending("moved/a"))
    }
    let options = ExportOptions(pictures: run.folder.path.appending("moved"))
    #expect(try RecordExport(outputDirectory: run.path).write(.crops, options: options).animals == 2)
  }

  @Test func asksForThePicturesWhenNothingSaysWhereTheyAre() throws {
    let run = try run { try FileSystem.remove($0.path.appending("run.json")) }
    #expect(throws: ExportError.unknownPictures(path: run.path.appending("run.json").description)) {
      try RecordExport(outputDirectory: run.path).write(.crops)
    }
  }

  @Test(arguments: ["a/b.jpg", "50%.jpg", "tom%E9.png"])
  func findsNamesThatAreNoText(text: String) {
    #expect(RecordPath(text: text).filePath == FilePath(text))
    let path = FilePath(bytes: Array("t%".utf8) + [0xE9])
    #expect(RecordPath(path).encoding == .percent)
    #expect(RecordPath(path).filePath == path)
  }
}
