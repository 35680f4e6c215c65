import Foundation
import SnapcatContacts
import Testing
@testable import SnapcatPipeline

struct ProfileFileTests {
  private let folder: TemporaryFolder
  private let time = Date(timeIntervalSince1970: 1_800_000_000)
  private let profiles = [
    FinishedRun.profile("tom"), FinishedRun.profile("mia", name: "Jürgen Überall"),
    FinishedRun.profile("sir", hasCard: false), FinishedRun.profile("lost", name: "Ann Other", hasCat: false),
  ]

  init() throws {
    folder = try TemporaryFolder()
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
  }

  private var file: ProfileFile { get throws { try ProfileFile(outputDirectory: folder.path) } }

  @discardableResult
  private func set(_ id: String, _ values: [(String, [String])]) throws -> Profile {
    let fields = try values.map { (field: try #require(CorrectionField($0.0)), values: $0.1) }
    return try ProfileFile.set(fields, of: id, in: folder.path, at: time)
  }

  @Test func givesProfilesBackAsTheyWere() throws {
    let file = try file
    #expect(try file.ids() == ["tom", "mia", "sir", "lost"])
    var tom = profiles[0]
    let lines = tom.card?.lines ?? []
    tom.card?.lines = lines.map { CardLineRecord(text: $0.text, confidence: $0.confidence, box: nil) }
    #expect(try file.profile("tom") == tom)
    #expect(try file.profile("sir") == profiles[2])
    #expect(try file.profile("nobody") == nil)
  }

  @Test(arguments: [
    ("tom", ["tom"]), ("lindq", ["tom", "mia", "lost"]), ("JURGEN", ["mia"]), ("uberall", ["mia"]),
    ("7946 0101", ["tom", "mia", "lost"]),
    ("+442079460101", ["tom", "mia", "lost"]), ("maria@lindqvist.example tom", ["tom"]), ("ndqv ari tom", ["tom"]),
    ("\"", []), ("100%", []), ("zebra", []), ("*", []), ("", []), ("tom OR mia", []),
  ])
  func findsProfiles(text: String, ids: [String]) throws {
    let found = Set(try file.search(text))
    #expect(found == Set(ids), "\(found)")
  }

  @Test func keepsCorrectionsInLaterRuns() throws {
    let tom = try set("tom", [("email", ["new@lindqvist.example", "two@x.example"]), ("cat", ["Tommy"]), ("fax", [])])
    #expect(tom.contact?[.emails].map(\.value) == ["new@lindqvist.example", "two@x.example"])
    #expect(tom.corrected == [.contact(.emails), .catName, .contact(.faxes)])
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
    let again = try #require(try file.profile("tom"))
    #expect(again.contact == tom.contact)
    #expect(again.cat?.name == "Tommy")
    #expect(try file.search("new@lindqvist") == ["tom"])
    #expect(try file.profile("mia")?.corrected == [])
  }

  @Test func writesTheSameFileForTheSameProfilesAndCorrections() throws {
    try set("tom", [("note", ["shy"])])
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
    let first = try folder.read("profiles.sqlite")
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
    #expect(try folder.read("profiles.sqlite") == first)
  }

  @Test func correctionsStayWithTheirCardWhenProfilesGetOtherNames() throws {
    try set("tom", [("name", ["Maria L."])])
    var renamed = profiles
    renamed[0].id = "a/tom"
    renamed.append(FinishedRun.profile("tom", name: "Somebody Else"))
    renamed[4].cat?.path = RecordPath(text: "b/tom.jpg")
    renamed[4].card?.path = RecordPath(text: "b/tom-card.jpg")
    _ = try ProfileFile.replace(in: folder.path, with: renamed)
    #expect(try file.profile("a/tom")?.contact?.profileName == "Maria L.")
    #expect(try file.profile("tom")?.contact?.profileName == "Somebody Else")
  }

  @Test func keepsCorrectionsOfWhatIsGone() throws {
    try set("tom", [("email", ["new@x.example"]), ("note", ["shy"])])
    _ = try ProfileFile.replace(in: folder.path, with: Array(profiles.dropFirst()))
    #expect(try file.orphans().map(\.values) == [["new@x.example"], ["shy"]])
    #expect(try file.orphans().map(\.profileID) == ["tom", "tom"])
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
    #expect(try file.orphans().isEmpty)
    #expect(try file.profile("tom")?.note == "shy")
    _ = try ProfileFile.replace(in: folder.path, with: Array(profiles.dropFirst()))
    #expect(try ProfileFile.unset(nil, of: "tom", in: folder.path) == 2)
    #expect(try file.orphans().isEmpty)
  }

  @Test func takesCorrectionsBack() throws {
    try set("tom", [("email", ["new@x.example"]), ("note", ["shy"])])
    #expect(try ProfileFile.unset([.contact(.emails)], of: "tom", in: folder.path) == 1)
    #expect(try file.profile("tom")?.contact == profiles[0].contact)
    #expect(try file.profile("tom")?.note == "shy")
    #expect(try file.search("new@x") == [])
    #expect(try ProfileFile.unset(nil, of: "tom", in: folder.path) == 1)
    #expect(try ProfileFile.unset(nil, of: "tom", in: folder.path) == 0)
  }

  @Test func givesACatWithoutACardAContact() throws {
    let sir = try set("sir", [("name", ["Nguyễn Thị Hà"]), ("mobile", ["+44 20 7946 0958"])])
    #expect(sir.contact?[.mobilePhones].first?.e164 == "+442079460958")
    #expect(sir.contact?[.contactNames].first?.lastName == "Nguyễn")
    _ = try ProfileFile.replace(in: folder.path, with: profiles)
    let contacts = ContactSink(try file.all())
    #expect(contacts.vCards.contains("FN:Nguyễn Thị Hà\r\n"))
    #expect(contacts.vCards.contains("NOTE:Cat: sir (sir.jpg)\r\n"))
  }

  @Test func saysWhatItCannotDo() throws {
    #expect(throws: ProfileFileError.unknownProfile(id: "nobody")) { try set("nobody", [("note", ["x"])]) }
    let nowhere = folder.path.appending("nowhere")
    #expect(throws: ProfileFileError.missing(path: nowhere.appending("profiles.sqlite").description)) {
      try ProfileFile(outputDirectory: nowhere)
    }
  }

  @Test func keepsADamagedFileAside() throws {
    try folder.write(Data("this is no database, but it was somebody's".utf8), to: "profiles.sqlite")
    #expect(throws: ProfileFileError.self) { try file }
    #expect(try ProfileFile.replace(in: folder.path, with: profiles).all.isEmpty)
    #expect(try file.ids().count == 4)
    #expect(String(decoding: try folder.read("profiles-damaged.sqlite"), as: UTF8.self).hasPrefix("this is"))
  }

  @Test func leavesTheFileOfANewerSnapcatAlone() throws {
    let path = folder.path.appending("profiles.sqlite")
    try SQLiteDatabase(file: path, for: .writing).execute("PRAGMA user_version = 3")
    let before = try folder.read("profiles.sqlite")
    let error = ProfileFileError.tooNew(path: path.description, version: 3)
    #expect(throws: error) { try file }
    #expect(throws: error) { try ProfileFile.checkReplaceable(in: folder.path) }
    #expect(throws: error) { try ProfileFile.replace(in: folder.path, with: profiles) }
    #expect(try folder.read("profiles.sqlite") == before)
  }

  @Test func aCorrectionWaitsForTheEndOfARun() async throws {
    // Holds the old file as the end of a run does, and puts the new one into its place meanwhile.
    let path = folder.path.appending("profiles.sqlite")
    let old = try SQLiteDatabase(file: path, for: .writing)
    try old.execute("BEGIN EXCLUSIVE")
    let output = folder.path
    async let corrected = Task.detached {
      try ProfileFile.set([(field: .note, values: ["shy"])], of: "tom", in: output, at: .now).note
    }.value
    try await Task.sleep(for: .milliseconds(150))
    try AtomicFile.write(try ProfileDatabase(profiles: profiles).fileBytes(), to: path)
    try old.execute("COMMIT")
    #expect(try await corrected == "shy")
    #expect(try file.profile("tom")?.note == "shy")
  }
}
