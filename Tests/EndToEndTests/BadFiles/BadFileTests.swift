import Foundation
import SnapcatPipeline
import SnapcatVision
import TestSupport
import Testing

@Suite("One bad file never ends a run")
struct BadFileTests {
  /// A name, what the file holds (nil: a folder), and the kind of its error (nil: it is read).
  private static let files: [(name: String, data: Data?, error: ImageError.Kind?)] = {
    let photo = (try? Data(contentsOf: Repository.sample("scenes/rocket.jpg"))) ?? Data()
    let gray: [[UInt8]] = Array(repeating: Array(repeating: 90, count: 32), count: 32)
    return [
      ("01-empty.jpg", Data(), .notAnImage),
      ("02-text.jpg", Data("These are words, not pixels.\n".utf8), .notAnImage),
      ("03-truncated.jpg", photo.prefix(photo.count * 6 / 10), .truncated),
      ("04-huge.png", hugePNG, .tooLarge),
      ("05-folder.jpg", nil, .unreadable),
      ("07-heic.jpg", Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 64)), .unsupported),
      (
        "10-palette.png",
        Fixture.png(
          width: 4, height: 2, depth: 8, color: .palette, rows: [[0, 1, 0, 1], [1, 0, 1, 0]],
          palette: [255, 0, 0, 0, 0, 255]), nil
      ),
      ("11-gray.png", Fixture.png(width: 32, height: 32, depth: 8, color: .gray, rows: gray), nil),
      (
        "12-one-bit.png", Fixture.png(width: 8, height: 2, depth: 1, color: .gray, rows: [[0xAA], [0x55]]), nil
      ),
      (
        "13-gray-alpha.png",
        Fixture.png(width: 2, height: 1, depth: 8, color: .grayWithAlpha, rows: [[90, 255, 90, 0]]), nil
      ),
      (
        "14-sixteen-bit.png",
        Fixture.png(width: 1, height: 1, depth: 16, color: .color, rows: [[128, 0, 64, 0, 255, 255]]), nil
      ),
      ("15-cmyk.jpg", Fixture.cmykJPEG, nil),
      ("16-animated.webp", Fixture.animatedWebP, nil),
      ("17-photo.jpg", photo, nil),
    ]
  }()

  /// A PNG file whose header claims 100000 x 100000 pixels.
  private static let hugePNG = Fixture.png(width: 100_000, height: 100_000, depth: 8, color: .color, rows: [[]])

  @Test("Each kind has its error record or its observations, and the exit status is 0, or 3 when strict")
  func kinds() throws {
    let folder = try TemporaryFolder()
    for file in Self.files {
      if let data = file.data {
        try folder.write(data, to: "in/\(file.name)")
      } else {
        try FileManager.default.createDirectory(at: folder.file("in/\(file.name)"), withIntermediateDirectories: true)
      }
    }
    let result = try SnapcatProcess.run(["run", "in", "-o", "out"], workingDirectory: folder.url, timeout: 300)
    #expect(result.status == 0, "\(result)")
    let records = try RunOutput(folder: folder.file("out")).records
    #expect(records.map(\.path.text) == Self.files.map(\.name))
    for (record, file) in zip(records, Self.files) {
      #expect(record.error?.kind == file.error, "\(file.name): \(String(describing: record.error))")
      #expect((record.observations == nil) == (file.error != nil), "\(file.name)")
      #expect((record.annotated == nil) == (file.error != nil), "\(file.name)")
    }
    let strict = try SnapcatProcess.run(
      ["run", "in", "-o", "strict", "--strict"], workingDirectory: folder.url, timeout: 300)
    #expect(strict.status == 3, "\(strict)")
    #expect(
      try RunOutput(folder: folder.file("strict")).recordBytes == RunOutput(folder: folder.file("out")).recordBytes)
  }

  @Test("A file that the user may not read is a record, too")
  func forbidden() throws {
    let folder = try TemporaryFolder()
    let photo = try Data(contentsOf: Repository.sample("scenes/rocket.jpg"))
    try folder.write(photo, to: "in/open.jpg")
    let secret = try folder.write(photo, to: "in/secret.jpg")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret.path)
    let process =
      geteuid() == 0
      ? try withoutPrivileges(["run", "in", "-o", "out"], in: folder.url)
      : try SnapcatProcess(["run", "in", "-o", "out"], workingDirectory: folder.url)
    let result = try process.result()
    #expect(result.status == 0, "\(result)")
    let records = try RunOutput(folder: folder.file("out")).records
    #expect(records.map { $0.error?.kind } == [nil, .unreadable])
  }

  /// The program started by the superuser, but without the two privileges that let it read everything.
  private func withoutPrivileges(_ arguments: [String], in folder: URL) throws -> SnapcatProcess {
    try SnapcatProcess(
      ["--bounding-set", "-dac_override,-dac_read_search", SnapcatProcess.executable.path] + arguments,
      executable: URL(filePath: "/usr/bin/setpriv"), workingDirectory: folder)
  }
}
