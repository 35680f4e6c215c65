import Foundation
import SnapcatContacts
import Testing

@testable import SnapcatCommand
@testable import SnapcatPipeline

@Suite("snapcat profiles")
struct ProfilesCommandTests {
  private let folder: FilePath
  private let remover: FolderRemover

  /// A folder with a run's profiles: a cat with a card, and one without.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "snapcat-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    remover = FolderRemover(url: url)
    folder = FilePath(url.path)
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue("Ada Fenner", confidence: 0.9, line: 0)]
    contact[.emails] = [ContactValue("ada@quill.example", confidence: 0.8, line: 1)]
    let card = ProfileCard(
      path: RecordPath(text: "tom-card.jpg"), index: 0,
      lines: [CardLineRecord(text: "Ada Fenner", confidence: 0.9, box: nil)], contact: contact)
    func cat(_ name: String) -> ProfileCat {
      ProfileCat(path: RecordPath(text: "\(name).jpg"), name: name, annotated: nil, observation: nil, count: 0)
    }
    _ = try ProfileFile.replace(
      in: folder,
      with: [
        Profile(id: "tom", cat: cat("tom"), card: card, rule: .stem),
        Profile(id: "mia", cat: cat("mia"), reason: "no card: none left"),
      ])
    try AtomicFile.write(Data(), to: folder.appending("contacts.vcf"))
  }

  private func run(_ arguments: String...) async -> (ExitCode, output: String, errors: String) {
    let test = TestConsole()
    let code = await CommandLineTool(console: test.console).run(["profiles"] + arguments + ["-o", folder.description])
    return (code, test.output.text, test.errors.text)
  }

  @Test("The list is a table")
  func list() async {
    let (code, output, _) = await run("list")
    #expect(code == .success)
    #expect(
      output == """
        PROFILE  NAME        NUMBER  E-MAIL             MADE BY  REMARK
        tom      Ada Fenner  -       ada@quill.example  run      paired by name
        mia      -           -       -                  run      no card: none left

        """)
  }

  @Test("A correction shows everywhere, and can be taken back")
  func correcting() async throws {
    let (code, output, _) = await run(
      "set", "tom", "email=one@x.example", "email=two@x.example", "title=", "Cat=Tommy", "note=shy")
    #expect(code == .success)
    #expect(output.contains("E-mail      two@x.example [corrected]"))
    #expect(output.contains("Title       none [corrected]"))
    let contacts = String(decoding: try FileSystem.read(folder.appending("contacts.vcf")), as: UTF8.self)
    #expect(contacts.contains("one@x.example") && contacts.contains("NOTE:Cat: Tommy (tom.jpg)\\nshy"))
    #expect(await run("list").output.contains("paired by name; corrected: cat, title, email, note"))
    #expect(await run("search", "two@x").output.contains("tom"))
    let exported = await run("export", "--format", "json").output
    #expect(exported.contains("\"corrected\":[\"CatName\",\"Emails\",\"JobTitles\",\"Note\"]"))
    #expect(await run("unset", "tom", "email", "title").output == "tom: 2 corrections taken back\n")
    #expect(await run("show", "tom").output.contains("E-mail      ada@quill.example (80 %, line 2)"))
  }

  @Test(
    "What means nothing is said",
    arguments: [
      (["set", "tom", "emial=x"], ExitCode.usage, "did you mean 'email'?"),
      (["set", "tom", "x"], .usage, "FIELD=VALUE"),
      (["set", "tom", "note=a", "note=b"], .usage, "twice"), (["set", "tom", "email=", "email=b"], .usage, "twice"),
      (["set", "tam", "note=a"], .failure, "no profile is called 'tam'"), (["show", "tam"], .failure, "'tam'"),
      (["search", "zebra"], .nothingFound, "zebra"), (["unset", "tam"], .failure, "'tam'"),
      (["export", "--format", "xml"], .usage, "vcard, csv, json"),
    ])
  func mistakes(arguments: [String], code: ExitCode, words: String) async {
    let test = TestConsole()
    let call = ["profiles"] + arguments + ["-o", folder.description]
    #expect(await CommandLineTool(console: test.console).run(call) == code)
    #expect(test.errors.text.contains(words), "\(test.errors.text)")
    #expect(test.output.text.isEmpty)
  }

  @Test("A folder without profiles has none")
  func emptyFolder() async {
    let test = TestConsole()
    #expect(await test.run("profiles", "list", "-o", folder.appending("sub").description) == .success)
    #expect(test.errors.text.contains("no profiles there"))
    let set = TestConsole()
    #expect(await set.run("profiles", "set", "tom", "note=x", "-o", folder.appending("sub").description) == .failure)
    #expect(set.errors.text.contains("there is no"))
  }

  @Test("All forms of exports have the contact", arguments: ["vcard", "csv", "json"])
  func exports(format: String) async {
    #expect(await run("export", "-f", format).output.contains("ada@quill.example"))
  }
}

/// Removes a folder with the value.
private final class FolderRemover: Sendable {
  private let url: URL

  init(url: URL) {
    self.url = url
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
