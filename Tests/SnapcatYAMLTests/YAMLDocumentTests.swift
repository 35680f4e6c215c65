import SnapcatYAML
import Testing

@Suite("YAML files")
struct YAMLDocumentTests {
  private enum Colour: String, CaseIterable, YAMLScalar { case red, green }

  @Test("values of each type are read")
  func values() throws {
    let document = try YAMLDocument(
      """
      # a comment
      name: Tom
      quoted: "12"
      age: 3
      weight: 4.5
      indoor: yes
      colour: green
      nothing: ~
      words: [one, "two"]
      single: alone
      inner:
        deep: true
      list:
        - id: 1
        - id: 2
      """, file: "a.yaml")
    var root = document.mapping()
    #expect(root.value("name") == "Tom")
    #expect(root.value("quoted") == "12")
    #expect(root.value("age") == 3)
    #expect(root.value("weight") == 4.5)
    #expect(root.value("indoor") == true)
    #expect(root.value("colour") == Colour.green)
    #expect(root.value("nothing", as: Int.self) == nil)
    #expect(root.value("absent", as: String.self) == nil)
    #expect(root.list("words", of: String.self) == ["one", "two"])
    #expect(root.list("single", of: String.self) == ["alone"])
    let innerMapping = root.mapping("inner")
    var inner = try #require(innerMapping)
    #expect(inner.value("deep") == true)
    var ids: [Int?] = []
    for var item in root.mappings("list") ?? [] { ids.append(item.value("id")) }
    #expect(ids == [1, 2])
    root.finish()
    try document.finish()
  }

  @Test("every mistake is told with file, line and key, in order")
  func mistakes() throws {
    let document = try YAMLDocument(
      """
      age: three
      weight: "4"
      colour: blue
      surplus: 1
      inner: 5
      share: 1.5
      list:
        - id: x
      """, file: "b.yaml")
    var root = document.mapping()
    #expect(root.value("age", as: Int.self) == nil)
    #expect(root.value("weight", as: Double.self) == nil)
    #expect(root.value("colour", as: Colour.self) == nil)
    #expect(root.mapping("inner") == nil)
    #expect(root.value("share", in: 0.0...1.0) == nil)
    #expect(root.required("name", as: String.self) == nil)
    for var item in root.mappings("list") ?? [] { #expect(item.value("id", as: Int.self) == nil) }
    root.finish()
    let errors = try #require(throws: YAMLErrors.self) { try document.finish() }
    #expect(
      errors.errors.map(\.description) == [
        "b.yaml:1: age: expected a whole number, got 'three'",
        "b.yaml:1: the key 'name' is missing (text)",
        "b.yaml:2: weight: expected a number, got '4'",
        "b.yaml:3: colour: expected one of red, green, got 'blue'",
        "b.yaml:4: surplus: unknown key; known here: age, colour, inner, list, name, share, weight",
        "b.yaml:5: inner: expected a mapping of keys to values, got '5'",
        "b.yaml:6: share: must lie within 0.0 and 1.0, got 1.5",
        "b.yaml:8: list[0].id: expected a whole number, got 'x'",
      ])
  }

  @Test(
    "text that Snapcat's files must not hold is refused with its line",
    arguments: [
      ("a: [1, 2", 1), ("a: 1\na: 2", 2), ("a: &x 1\nb: *x", 2), ("a: 1\n---\nb: 2", 2), ("a:\n\t- 1", 2),
      ("? [1]\n: 2", 1), (String(repeating: "[", count: 100), 1), ("a: 'open", 1),
    ])
  func refused(text: String, line: Int) throws {
    let errors = try #require(throws: YAMLErrors.self) { try YAMLDocument(text, file: "c.yaml") }
    #expect(errors.errors.count == 1)
    #expect(errors.errors.first?.line == line)
    #expect(errors.description.hasPrefix("c.yaml:\(line): "))
  }

  @Test("an empty file is an empty mapping", arguments: ["", "# nothing\n", "---\n"])
  func empty(text: String) throws {
    let document = try YAMLDocument(text, file: "d.yaml")
    let root = document.mapping()
    #expect(root.keys.isEmpty)
    try document.finish()
  }

  @Test("a list or a word instead of keys is one mistake", arguments: ["- 1", "word"])
  func noMapping(text: String) throws {
    let document = try YAMLDocument(text, file: "e.yaml")
    #expect(document.mapping().keys.isEmpty)
    #expect(throws: YAMLErrors.self) { try document.finish() }
  }

  @Test("a byte order mark and the line ends of other systems change nothing", arguments: ["\n", "\r\n", "\r"])
  func otherSystems(lineEnd: String) throws {
    let lines = ["\u{FEFF}name: Tom", "# words", "age: three", "list:", "  - 1", "  - 2"]
    let document = try YAMLDocument(lines.joined(separator: lineEnd) + lineEnd, file: "a.yaml")
    var root = document.mapping()
    #expect(root.value("name") == "Tom")
    #expect(root.value("age", as: Int.self) == nil)
    #expect(root.list("list", of: Int.self) == [1, 2])
    root.finish()
    let errors = #expect(throws: YAMLErrors.self) { try document.finish() }
    #expect(errors?.errors.map(\.line) == [3])
    let broken = #expect(throws: YAMLErrors.self) {
      try YAMLDocument(["a: 1", "b: [1", "c: 2"].joined(separator: lineEnd), file: "b.yaml")
    }
    #expect(broken?.errors.map(\.line) == [3])
  }
}
