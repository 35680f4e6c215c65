import Foundation
import SnapcatPipeline
import SnapcatVision
import Testing

@Suite("The main job on the samples")
struct SampleRunTests {
  @Test("Every picture has its record, in order, and its annotated copy")
  func records() throws {
    let result = try SampleRun.result
    #expect(result.status == 0, "\(result)")
    let records = try SampleRun.output.records
    let pictures = try FileManager.default.subpathsOfDirectory(atPath: Repository.sample("").path)
      .filter { ["jpg", "png"].contains(URL(filePath: $0).pathExtension) }
    #expect(records.map(\.path.text) == pictures.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    for record in records {
      #expect(record.error == nil)
      let copy = try #require(record.annotated)
      let image = try VisionImage(contentsOf: SampleRun.output.folder.appending(path: copy))
      #expect(image.width == record.image.width && image.height == record.image.height)
    }
  }

  @Test(
    "Cats and dogs are found where the small model can find them",
    arguments: [
      ("cats/march.jpg", "Cat"), ("porch/tabby.png", "Cat"), ("fetched/roof-cat.jpg", "Cat"),
      ("dogs/friends.jpg", "Dog"), ("fetched/dog.jpg", "Dog"), ("fetched/person.jpg", "Dog"),
    ])
  func animals(path: String, label: String) throws {
    let record = try #require(try SampleRun.output.recordsByPath[path])
    #expect(record.observations?.first?.label == label)
  }

  @Test(
    "Nothing is seen, and nothing read, where there is nothing",
    arguments: ["scenes/coffee.png", "scenes/rocket.jpg", "fetched/giraffe.jpg", "fetched/horses.jpg"])
  func nothing(path: String) throws {
    let record = try #require(try SampleRun.output.recordsByPath[path])
    #expect(record.observations?.isEmpty == true)
    #expect(record.cards?.isEmpty == true)
    #expect(record.profile == nil)
  }

  @Test("Each card is found, and its name, phone and e-mail are read right")
  func cards() throws {
    let records = try SampleRun.output.recordsByPath
    for (path, printed) in try SampleCard.all() {
      let read = try #require(records[path]?.cards)
      #expect(read.count == printed.count, "\(path)")
      for card in printed {
        let emails = card.values("Emails")
        let match = try #require(read.first { $0.fields["Emails"]?.map(\.value) == emails }, "\(path): \(emails)")
        #expect(match.fields["ContactNames"]?.map(\.value) == card.values("ContactNames"))
        let phones = ["WorkPhones", "MobilePhones", "Faxes", "OtherPhones"].flatMap { match.fields[$0] ?? [] }
        #expect(Set(phones.map { $0.value.filter(\.isNumber) }) == card.phoneDigits, "\(path)")
      }
    }
  }

  @Test("A photographed card's corners are those of the card, from its own top left")
  func corners() throws {
    let records = try SampleRun.output.recordsByPath
    for (path, printed) in try SampleCard.all() where path != "cards/scan.png" {
      let record = try #require(records[path])
      let longSide = Double(max(record.image.width ?? 0, record.image.height ?? 0))
      for card in printed {
        let match = record.cards?.first { $0.fields["Emails"]?.first?.value == card.values("Emails").first }
        let corners = try #require(match?.document?.corners)
        for (found, printed) in zip(corners, card.corners) {
          let distance: Double = hypot(found[0] - printed[0], found[1] - printed[1])
          #expect(distance < 0.02 * longSide, "\(path): \(found), not \(printed)")
        }
      }
    }
  }

  @Test(
    "Cats and cards meet by name and by folder, also where no cat was found",
    arguments: [
      ("cats/march.jpg", "cats/march-card.jpg"), ("cats/chelsea.png", "cats/chelsea-card.jpg"),
      ("porch/tabby.png", "porch/visiting-card.jpg"),
    ])
  func pairs(cat: String, card: String) throws {
    let records = try SampleRun.output.recordsByPath
    let profile = try #require(records[cat]?.profile)
    #expect(records[card]?.profile == profile)
    #expect(try SampleRun.output.text("contacts.vcf").contains("(\(cat))"))
  }

  @Test("The files that people open hold each contact once")
  func contacts() throws {
    let emails = try SampleCard.all().values.flatMap { $0 }.flatMap { $0.values("Emails") }
    for name in ["contacts.vcf", "contacts.csv"] {
      let text = try SampleRun.output.text(name).replacing("\r\n ", with: "")
      for email in emails { #expect(text.components(separatedBy: email).count == 2, "\(name): \(email)") }
    }
    let database = try Data(contentsOf: SampleRun.output.folder.appending(path: "profiles.sqlite"))
    #expect(database.starts(with: Array("SQLite format 3\0".utf8)))
  }

  @Test("The emoji is on the cat's face, and the box is red")
  func emoji() async throws {
    let record = try #require(try SampleRun.output.recordsByPath["cats/march.jpg"])
    let box = try #require(record.observations?.first?.box)
    let original = try VisionImage(contentsOf: Repository.sample("cats/march.jpg"))
    let copy = try VisionImage(
      contentsOf: SampleRun.output.folder.appending(path: try #require(record.annotated)))
    let animal = RecognizedObjectObservation(
      boundingBox: NormalizedRect(
        imageRect: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), in: original.size, origin: .upperLeft),
      labels: [ClassificationLabel(identifier: "Cat", confidence: 0.9)])
    let annotation = try #require(
      try await ImageRequestHandler(original).annotations(for: [animal], findingFaces: true).first)
    #expect(annotation.face != nil)
    let frame = EmojiPlacement().place(for: annotation, aspectRatio: 136.0 / 128, in: original.size).frame
    // The cheeks, below the eyes and above the mouth.
    let cheeks = frame.insetBy(dx: frame.width * 0.2, dy: 0)
      .intersection(frame.offsetBy(dx: 0, dy: frame.height * 0.7)).intersection(
        frame.offsetBy(dx: 0, dy: -frame.height * 0.22))
    #expect(share(of: cheeks, in: copy, where: isSkin) > 0.7)
    #expect(share(of: cheeks, in: original, where: isSkin) < 0.05)
    let leftEdge = CGRect(x: box[0].rounded() + 1, y: box[1] + box[3] / 2, width: 2, height: 20)
    #expect(share(of: leftEdge, in: copy, where: isRed) > 0.9)
    #expect(share(of: leftEdge, in: original, where: isRed) == 0)
  }

  @Test("A second run, with one worker, gives the same bytes")
  func repeatable() throws {
    let folder = try TemporaryFolder()
    let result = try SnapcatProcess.run(
      ["run", Repository.sample("cats").path, Repository.sample("porch").path, "-o", "one", "--workers", "1"],
      workingDirectory: folder.url, timeout: 600)
    #expect(result.status == 0, "\(result)")
    let again = try SnapcatProcess.run(
      ["run", Repository.sample("cats").path, Repository.sample("porch").path, "-o", "two", "--workers", "3"],
      workingDirectory: folder.url, timeout: 600)
    #expect(again.status == 0, "\(again)")
    for name in ["observations.jsonl", "contacts.vcf", "contacts.csv", "profiles.sqlite", "annotated/cats/march.jpg"] {
      let one = try Data(contentsOf: folder.file("one/\(name)"))
      #expect(try Data(contentsOf: folder.file("two/\(name)")) == one, "\(name)")
    }
  }

  private func share(of frame: CGRect, in image: VisionImage, where matches: (ArraySlice<UInt8>) -> Bool) -> Double {
    var hits = 0
    for row in Int(frame.minY)..<Int(frame.maxY) {
      for column in Int(frame.minX)..<Int(frame.maxX) {
        let start = (row * image.width + column) * 3
        if matches(image.pixels.bytes[start..<start + 3]) { hits += 1 }
      }
    }
    return Double(hits) / Double(Int(frame.width) * Int(frame.height))
  }

  /// The yellow of the emoji's face; the pixel is blue, green, red.
  private func isSkin(_ pixel: ArraySlice<UInt8>) -> Bool {
    let (blue, green, red) = (pixel[pixel.startIndex], pixel[pixel.startIndex + 1], pixel[pixel.startIndex + 2])
    return red > 220 && (150...235).contains(green) && blue < 110
  }

  private func isRed(_ pixel: ArraySlice<UInt8>) -> Bool {
    let (blue, green, red) = (pixel[pixel.startIndex], pixel[pixel.startIndex + 1], pixel[pixel.startIndex + 2])
    return red > 170 && green < 90 && blue < 90
  }
}
