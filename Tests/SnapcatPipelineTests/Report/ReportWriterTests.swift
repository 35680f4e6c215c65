import Foundation
import SnapcatVision
import TestSupport
import Testing
@testable import SnapcatPipeline

struct ReportWriterTests {
  private func page(_ run: FinishedRun) throws -> String {
    try ReportWriter(outputDirectory: run.path).write()
    return try run.text("report.html")
  }

  /// The objects of all pieces of a kind.
  private func data(_ kind: String, in page: String) throws -> [[String: Any]] {
    let pieces = page.components(separatedBy: "<script type=\"application/json\" data-of=\"\(kind)\">").dropFirst()
    return try pieces.flatMap { piece in
      let json = piece.components(separatedBy: "</script>")[0]
      return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    }
  }

  @Test func holdsPicturesCardsAndProfiles() throws {
    let run = try FinishedRun(
      [
        FinishedRun.record("tom.jpg", animals: [("Cat", 0.9, [0, 0, 9, 9])], profile: "tom"),
        FinishedRun.record("tom-card.jpg", cards: [FinishedRun.card()], profile: "tom"),
        FinishedRun.failure("bad.jpg"),
      ], profiles: [FinishedRun.profile("tom")])
    let page = try page(run)
    let pictures = try data("pictures", in: page)
    #expect(pictures.map { $0["p"] as? String } == ["tom.jpg", "tom-card.jpg", "bad.jpg"])
    #expect((pictures[0]["a"] as? [[Any]])?.first?.first as? String == "Cat")
    #expect(pictures[1]["c"] as? Int == 1)
    #expect((pictures[2]["x"] as? [String]) == ["truncated", "it ends early"])
    let card = try #require(try data("cards", in: page).first)
    #expect(card["i"] as? Int == 1)
    #expect((card["l"] as? [[Any]])?[1][2] as? [Double] == [10, 30, 90, 40])
    let profile = try #require(try data("profiles", in: page).first)
    #expect(profile["c"] as? String == "tom-card.jpg")
    #expect(((profile["f"] as? [String: [[Any]]])?["Emails"])?.first?[2] as? Int == 1)
  }

  @Test func namesCannotBreakOutOfTheData() throws {
    let names = [
      "</script><script>alert(1)</script>.jpg", "\"quote' & <b>.jpg", "line\u{2028}end\u{2029}.jpg", "<!--.jpg",
    ]
    let page = try page(try FinishedRun(names.map { FinishedRun.record($0) }))
    #expect(try data("pictures", in: page).map { $0["p"] as? String } == names)
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("<!--"))
  }

  @Test func needsNothingFromElsewhere() throws {
    let page = try page(try FinishedRun([FinishedRun.record("tom.jpg")]))
    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /(src|href)="([^"]*)"/).map { String($0.output.2) }
    #expect(addresses.allSatisfy { $0.hasPrefix("data:") }, "\(addresses)")
    let hosts = page.matches(of: /https?:\/\/[^\/"' ]+/).map { String($0.output) }
    #expect(Set(hosts) == ["http://www.w3.org"])
  }

  @Test func knowsWhereSmallPicturesWithShortenedNamesAre() throws {
    let name = String(repeating: "n", count: 250) + ".jpg"
    let page = try page(
      try FinishedRun([FinishedRun.record(name, cards: [FinishedRun.card()]), FinishedRun.record("a.jpg")]))
    let pictures = try data("pictures", in: page)
    #expect(pictures[0]["m"] as? String == ReportPictures.thumbnail(of: FilePath(name)).percentEncoded)
    #expect(pictures[0]["k"] as? [String] == [ReportPictures.card(0, of: FilePath(name)).percentEncoded])
    #expect(pictures[1]["m"] == nil)
  }

  @Test func takesPiecesOf500() throws {
    let page = try page(try FinishedRun((0..<1001).map { FinishedRun.record("\($0).jpg") }))
    #expect(page.components(separatedBy: "data-of=\"pictures\">").count == 4)
    #expect(try data("pictures", in: page).count == 1001)
  }

  @Test func isTheSameForTheSameRun() throws {
    let records = [FinishedRun.record("tom.jpg", cards: [FinishedRun.card()])]
    #expect(
      try page(try FinishedRun(records, profiles: [FinishedRun.profile("tom")]))
        == page(try FinishedRun(records, profiles: [FinishedRun.profile("tom")])))
  }

  @Test func showsCorrections() throws {
    let run = try FinishedRun([FinishedRun.record("tom.jpg")], profiles: [FinishedRun.profile("tom")])
    _ = try ProfileFile.set(
      [(field: .contact(.emails), values: ["new@x.example"])], of: "tom", in: run.path, at: .now)
    let profile = try #require(try data("profiles", in: page(run)).first)
    #expect(profile["u"] as? [String] == ["Emails"])
    #expect(((profile["f"] as? [String: [[Any]]])?["Emails"])?.first?[0] as? String == "new@x.example")
  }

  @Test func makesTheSmallPicturesThatAreMissing() throws {
    let run = try FinishedRun([FinishedRun.record("a/tom.jpg"), FinishedRun.record("gone.jpg")])
    let copy = try TestImage.gradient(width: 960, height: 480).jpegData()
    try run.folder.write(copy, to: "out/annotated/a/tom.jpg")
    try ReportThumbnails(outputDirectory: run.path).writeMissing()
    #expect(
      try VisionImage(data: run.folder.read("out/thumbnails/a/tom.jpg.jpg")).size == CGSize(width: 480, height: 240))
    #expect(try run.folder.files(in: "out/thumbnails") == ["a/tom.jpg.jpg"])
  }
}
