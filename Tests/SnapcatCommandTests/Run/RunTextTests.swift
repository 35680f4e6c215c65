import SnapcatPipeline
import SnapcatVision
import Testing

@testable import SnapcatCommand

@Suite("What a run tells")
struct RunTextTests {
  @Test(
    "A line per picture",
    arguments: [
      (ImageReport(index: 0, path: "tom.jpg", cats: 2), "tom.jpg: 2 cats"),
      (
        ImageReport(index: 0, path: "a/b.jpg", cats: 1, dogs: 1, otherAnimals: 1, cards: 1),
        "a/b.jpg: 1 cat, 1 dog, 1 other animal, 1 card"
      ),
      (ImageReport(index: 0, path: "sky.jpg"), "sky.jpg: nothing found"),
      (
        ImageReport(index: 0, path: "b.jpg", error: RecordError(kind: .truncated, message: "it ends early")),
        "b.jpg: not read (truncated): it ends early"
      ),
      (ImageReport(index: 0, path: "a\u{1B}[2Jb\n.jpg"), "a\u{FFFD}[2Jb\u{FFFD}.jpg: nothing found"),
    ])
  func imageLine(report: ImageReport, line: String) {
    #expect(ImageReportText(report).line == line)
  }

  @Test("The summary says what was found, what failed, which model looked and where the results are")
  func summary() {
    var summary = RunSummary()
    summary.images = 210
    summary.failed = 4
    summary.cats = 90
    summary.dogs = 1
    summary.cards = 12
    summary.profiles = 91
    summary.seconds = 20
    summary.model = "tabby"
    summary.workers = 2
    summary.files = ["annotated/", "observations.jsonl"]
    let text = RunSummaryText(
      summary: summary, failures: [.truncated: 1, .notAnImage: 3], outputDirectory: "results"
    ).text
    #expect(
      text == """
        210 pictures in 20 s, 11 per second, 2 workers, model tabby

          Cats            90
          Dogs            1
          Business cards  12
          Profiles        91
          Not read        4 (3 notAnImage, 1 truncated)

        Results in results:
          annotated/
          observations.jsonl

        """)
  }

  @Test("A run that does not look for animals does not speak of them")
  func summaryWithoutAnimals() {
    var summary = RunSummary()
    summary.images = 1
    summary.seconds = 4
    let text = RunSummaryText(summary: summary, failures: [:], outputDirectory: "out").text
    #expect(text.hasPrefix("1 picture in 4.0 s, 0.3 per second, 1 worker\n"))
    #expect(!text.contains("Cats"))
    #expect(!text.contains("Not read"))
  }

  @Test(
    "Spans of time",
    arguments: [
      (0.04, "0.0 s"), (4.25, "4.3 s"), (9.96, "10 s"), (59.4, "59 s"), (60, "1 min 0 s"), (200, "3 min 20 s"),
      (7500, "2 h 5 min"),
    ])
  func durations(seconds: Double, text: String) {
    #expect(Duration.text(seconds: seconds) == text)
  }

  @Test(
    "The bar",
    arguments: [
      (0, 100, 0, 60, "[........................................]   0 %  0/100"),
      (50, 100, 10, 80, "[####################....................]  50 %  50/100  10 s left"),
      (100, 100, 10, 80, "[########################################] 100 %  100/100"),
      (1, 4, 0.5, 40, "[######....................]  25 %  1/4"),
      (1, 4, 0.5, 16, " 25 %  1/4"),
      (1, 4, 0.5, 4, " 25"),
    ] as [(Int, Int, Double, Int, String)])
  func bar(done: Int, total: Int, seconds: Double, width: Int, text: String) {
    #expect(ProgressBar(done: done, total: total, seconds: seconds).text(width: width) == text)
  }

  @Test("A bar never fills the last column", arguments: [1, 10, 30, 79, 200])
  func barWidth(width: Int) {
    #expect(ProgressBar(done: 7, total: 900, seconds: 30).text(width: width).count < width)
  }
}
