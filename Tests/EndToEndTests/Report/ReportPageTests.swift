import Foundation
import Testing

@Suite("The report in a browser", .enabled(if: Chromium.isInstalled, "chromium is not installed"))
struct ReportPageTests {
  private let folder: TemporaryFolder

  /// A run that never was: names of all kinds, two animals, an error, a card.
  init() throws {
    folder = try TemporaryFolder()
    func record(_ path: String, _ rest: String) throws -> String {
      let name = String(decoding: try JSONEncoder().encode(path), as: UTF8.self)
      return "{\"schema\":\"snapcat.record/1\",\"path\":\(name),\"annotated\":null,\"profile\":null,\(rest)}\n"
    }
    let size = "\"image\":{\"width\":200,\"height\":100,\"orientation\":1,\"sha256\":null},\"error\":null"
    func animal(_ label: String, _ confidence: Double) -> String {
      "\(size),\"cards\":[],\"observations\":[{\"label\":\"\(label)\",\"confidence\":\(confidence),\"box\":[0,0,9,9]}]"
    }
    let field = { (name: String, list: String) in "\"\(name)\":[\(list)]" }
    let fields = [
      field("Emails", "{\"value\":\"ada@quill.example\",\"confidence\":0.9,\"line\":1}"),
      field("ContactNames", "{\"value\":\"Ada <Fenner>\",\"confidence\":0.6,\"line\":0}"),
    ].joined(separator: ",")
    let card = """
      {"document":null,"barcodes":[],"conflicts":[],"unassigned":[],"fields":{\(fields)},"lines":[\
      {"text":"Ada <Fenner>","confidence":0.9,"box":[1,1,9,5]},{"text":"ada@quill.example","confidence":0.8,"box":null}]}
      """
    var text = try record("cats/</script><img src=x onerror=alert(1)>.jpg", animal("Cat", 0.9))
    text += try record("cats/\"it's\" & co\u{2028}.jpg", animal("Cat", 0.4))
    text += try record("dogs/rex.jpg", animal("Dog", 0.8))
    text += try record("card.jpg", "\(size),\"observations\":[],\"cards\":[\(card)]")
    text += try record(
      "cut.jpg",
      "\"image\":{\"width\":null,\"height\":null,\"orientation\":null,\"sha256\":null},\"observations\":null,\"cards\":null,"
        + "\"error\":{\"kind\":\"truncated\",\"message\":\"ends <early>\"}")
    try folder.write(Data(text.utf8), to: "out/observations.jsonl")
    let result = try SnapcatProcess.run(["report", folder.file("out").path])
    try #require(result.status == 0, "\(result)")
  }

  private func document(_ fragment: String = "", script: String? = nil) throws -> String {
    try Chromium.document(folder.file("out/report.html"), fragment: fragment, script: script)
  }

  /// What a script that runs in the page puts into the page's title, as JSON.
  private func answers(_ script: String) throws -> [String] {
    let page = try document(script: script)
    let title = page.components(separatedBy: "<title>").last?.components(separatedBy: "</title>")[0] ?? ""
    let json = title.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    return try JSONDecoder().decode([String].self, from: Data(json.utf8))
  }

  /// Opens one address after the other and answers what an expression then gives.
  private func answers(_ expression: String, at fragments: [String]) throws -> [String] {
    let list = String(decoding: try JSONEncoder().encode(fragments), as: UTF8.self)
    return try answers(
      """
      (async () => {
        const answers = [];
        for (const fragment of \(list)) {
          location.hash = fragment;
          await new Promise(done => setTimeout(done, 50));
          answers.push(\(expression));
        }
        document.title = JSON.stringify(answers);
      })();
      """)
  }

  @Test("All pictures are there, and no name becomes markup")
  func gallery() throws {
    let page = try document()
    #expect(page.components(separatedBy: "class=\"tile\"").count == 6)
    #expect(page.contains("5 pictures"))
    #expect(!page.contains("<img src=\"x\""))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;.jpg"))
    #expect(page.contains("\"it's\" &amp; co"))
  }

  @Test("Filters")
  func filters() throws {
    let expected = [
      ("animal=Cat", 2), ("animal=Cat&least=50", 1), ("animal=Dog", 1), ("animal=none", 1), ("least=50", 2),
      ("folder=cats", 2), ("card=true", 1), ("error=true", 1), ("q=quill", 1), ("q=FENNER", 1), ("q=rex", 1),
      ("q=nothing", 0),
    ]
    let counts = try answers(
      "document.querySelectorAll('.tile').length + ' ' + document.getElementById('count').textContent",
      at: expected.map(\.0))
    #expect(counts == expected.map { "\($0.1) \($0.1) of 5 pictures" })
  }

  @Test("A card's picture shows fields, confidences and lines; an error says why")
  func views() throws {
    let views = try answers(
      "[viewer.open, document.getElementById('place').textContent, document.getElementById('stage').textContent].join(' | ')",
      at: ["picture=card.jpg", "picture=cut.jpg"])
    try #require(views.count == 2)
    #expect(views[0].hasPrefix("true | 4 of 5 | "))
    #expect(views[0].contains("NameAda <Fenner>60 %line 1: Ada <Fenner>"), "\(views[0])")
    #expect(views[0].contains("E-mailada@quill.example90 %line 2: ada@quill.example"), "\(views[0])")
    #expect(views[1].contains("Cut short") && views[1].contains("ends <early>"), "\(views[1])")
  }

  @Test("Keys: / searches, arrows walk, Enter opens, arrows turn pages, Escape closes")
  func keys() throws {
    let seen = try answers(
      """
      const key = (name, target) => (target || document.activeElement).dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      const seen = [];
      key('/');
      seen.push(document.activeElement.id);
      key('Escape');
      key('ArrowRight');
      key('ArrowRight');
      seen.push(document.activeElement.dataset.path);
      document.activeElement.click();
      seen.push(document.getElementById('viewer-title').textContent);
      key('ArrowRight');
      seen.push(document.getElementById('viewer-title').textContent);
      document.getElementById('viewer').close();
      setTimeout(() => {
        seen.push(document.activeElement.dataset.path, location.hash);
        document.title = JSON.stringify(seen);
      }, 200);
      """)
    #expect(
      seen == [
        "search", "cats/\"it's\" & co\u{2028}.jpg", "\"it's\" & co\u{2028}.jpg", "rex.jpg", "dogs/rex.jpg", "",
      ])
  }

  @Test("The samples: the cat beside the card, and each picture is there")
  func samples() throws {
    let output = try SampleRun.output.folder
    let page = try Chromium.document(
      output.appending(path: "report.html"), fragment: "profile=march",
      script: """
        setTimeout(() => {
          const images = [...document.querySelectorAll('#stage img')];
          const row = document.querySelector('.fields li[tabindex]');
          row.focus();
          document.title = [images.filter(image => image.naturalWidth > 300).length, document.querySelectorAll('.spot').length,
            document.querySelectorAll('.lines li.on').length, row.querySelector('.value').textContent].join(' ');
        }, 1500);
        """)
    #expect(page.contains("<title>2 1 1 "), "\(page.prefix(3000))")
    #expect(page.contains("line 2: "))
  }
}
