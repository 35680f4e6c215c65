import Foundation
import SnapcatYAML
import Testing
@testable import SnapcatPipeline

struct PipelineConfigurationTests {
  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try PipelineConfiguration(text: text, file: "p.yaml")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func theFileOfTheRepositoryEqualsTheBuiltInPipeline() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let file = FilePath(root.appending(path: "pipeline.yaml").path)
    var configuration = try PipelineConfiguration(contentsOf: file)
    #expect(configuration.source.paths == [root.appending(path: "samples").path])
    configuration.source.paths = []
    #expect(configuration == PipelineConfiguration())
  }

  @Test func anEmptyFileIsTheBuiltInPipeline() throws {
    #expect(try PipelineConfiguration(text: "", file: "p.yaml") == PipelineConfiguration())
    #expect(try PipelineConfiguration(text: "source:\ndrawing: {}\n", file: "p.yaml") == PipelineConfiguration())
  }

  @Test func readsEveryKey() throws {
    let configuration = try PipelineConfiguration(
      text: """
        source:
          paths: [in, /abs]
          recursive: no
          extensions: [jpg]
          followSymlinks: yes
          maximumMegapixels: 50
        requests:
          - request: card
            level: fast
            languages: [eng, deu]
            languageCorrection: true
            customWords: ["@gmail.com"]
            defaultRegion: de
            maximumCards: 2
          - request: animals
            model: yolox
            minimumConfidence: 0.25
            allAnimals: true
        pairing: sequence
        drawing: {boxes: false, labels: false, emoji: false, lineWidth: 5, jpegQuality: 75}
        sinks: {annotated: false, observations: false, profiles: false, contactsVCard: false, contactsCSV: false, report: false}
        workers: 3
        timeLimit: 12.5
        """, file: "p.yaml")
    var source = SourceSettings()
    source.paths = ["in", "/abs"]
    source.recursive = false
    source.extensions = ["jpg"]
    source.followSymlinks = true
    source.maximumMegapixels = 50
    #expect(configuration.source == source)
    var card = CardSettings()
    card.level = .fast
    card.languages = ["eng", "deu"]
    card.languageCorrection = true
    card.customWords = ["@gmail.com"]
    card.defaultRegion = "DE"
    card.maximumCards = 2
    var animals = AnimalSettings()
    animals.model = "yolox"
    animals.minimumConfidence = 0.25
    animals.allAnimals = true
    #expect(configuration.requests == [.card(card), .animals(animals)])
    #expect(configuration.pairing == .sequence)
    var drawing = DrawingSettings()
    (drawing.boxes, drawing.labels, drawing.emoji) = (false, false, false)
    (drawing.lineWidth, drawing.jpegQuality) = (5, 75)
    #expect(configuration.drawing == drawing)
    var sinks = SinkSettings()
    (sinks.annotated, sinks.observations, sinks.profiles) = (false, false, false)
    (sinks.contactsVCard, sinks.contactsCSV, sinks.report) = (false, false, false)
    #expect(configuration.sinks == sinks)
    #expect(configuration.workers == .count(3))
    #expect(configuration.timeLimit == .seconds(12.5))
  }

  @Test func readsTheExports() throws {
    let configuration = try PipelineConfiguration(
      text: "sinks: {coco: true, megadetector: true, yolo: true, csv: true, crops: true, cropMargin: 0.25}\n",
      file: "p.yaml")
    #expect(configuration.sinks.exports == ExportFormat.allCases)
    #expect(configuration.sinks.cropMargin == 0.25)
    #expect(PipelineConfiguration().sinks.exports.isEmpty)
  }

  @Test func leavesARequestOut() throws {
    let configuration = try PipelineConfiguration(text: "requests:\n  - request: animals\n", file: "p.yaml")
    #expect(configuration.requests == [.animals(AnimalSettings())])
    #expect(try PipelineConfiguration(text: "requests: []\n", file: "p.yaml").requests.isEmpty)
  }

  @Test(arguments: [
    ("sauce:\n  paths: []\n", "p.yaml:1: sauce: unknown key"),
    ("source:\n  recursive: 3\n", "p.yaml:2: source.recursive: expected true or false"),
    ("source:\n  maximumMegapixels: -1\n", "p.yaml:2: source.maximumMegapixels: must lie within"),
    ("requests:\n  - request: birds\n", "p.yaml:2: requests[0].request: expected one of animals, card"),
    ("requests:\n  - model: x\n", "p.yaml:2: requests[0]: the key 'request' is missing"),
    ("requests:\n  - request: animals\n    levle: fast\n", "p.yaml:3: requests[0].levle: unknown key"),
    ("requests:\n  - request: animals\n    speed: fast\n", "p.yaml:3: requests[0].speed: unknown key"),
    ("requests:\n  - request: animals\n    minimumConfidence: 2\n", "p.yaml:3: requests[0].minimumConfidence: must"),
    (
      "requests:\n  - request: card\n  - request: card\n",
      "p.yaml:3: requests[1].request: 'card' is in the list already"
    ),
    (
      "requests:\n  - request: card\n    defaultRegion: USA\n",
      "p.yaml:3: requests[0].defaultRegion: expected two letters"
    ),
    ("requests:\n  - request: card\n    maximumCards: 0\n", "p.yaml:3: requests[0].maximumCards: must lie within"),
    ("pairing: often\n", "p.yaml:1: pairing: expected one of none, stem, folder, sequence"),
    ("drawing:\n  jpegQuality: 101\n", "p.yaml:2: drawing.jpegQuality: must lie within"),
    ("drawing: pretty\n", "p.yaml:1: drawing: expected a mapping"),
    ("sinks:\n  observations: false\n  coco: true\n", "p.yaml:3: sinks.coco: is made from the observations"),
    ("sinks:\n  cropMargin: -1\n", "p.yaml:2: sinks.cropMargin: must lie within"),
    ("workers: 0\n", "p.yaml:1: workers: expected auto or a whole number"),
    ("workers: 257\n", "p.yaml:1: workers: expected auto or a whole number from 1 to 256"),
    ("timeLimit: 0\n", "p.yaml:1: timeLimit: expected none or a number of seconds"),
    ("workers: many\n", "p.yaml:1: workers: expected auto or a whole number"),
  ])
  func namesTheMistake(text: String, start: String) {
    let mistakes = mistakes(text)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix(start) == true, "\(mistakes)")
  }

  @Test func namesAllMistakesAtOnce() {
    let mistakes = mistakes("workers: x\nsinks:\n  profiles: 1\n  paper: true\npairing: y\n")
    #expect(mistakes.map { $0.prefix(8) } == ["p.yaml:1", "p.yaml:3", "p.yaml:4", "p.yaml:5"])
  }

  @Test func saysThatAFileIsMissing() {
    #expect(
      throws: ConfigurationError.unreadable(path: "/nowhere/p.yaml", reason: "No such file or directory")
    ) {
      try PipelineConfiguration(contentsOf: "/nowhere/p.yaml")
    }
  }

  @Test func isWrittenAsItIsRead() throws {
    var configuration = PipelineConfiguration()
    configuration.workers = .count(3)
    configuration.timeLimit = .none
    let line = try JSONLineEncoder().line(for: configuration)
    #expect(try JSONDecoder().decode(PipelineConfiguration.self, from: Data(line.utf8)) == configuration)
    // JSON is YAML, too.
    #expect(try PipelineConfiguration(text: line, file: "run.json") == configuration)
  }
}
