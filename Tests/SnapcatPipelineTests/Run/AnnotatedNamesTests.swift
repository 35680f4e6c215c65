import Testing
@testable import SnapcatPipeline

struct AnnotatedNamesTests {
  @Test(arguments: [
    (["a.jpg", "b/c.JPEG"], ["annotated/a.jpg", "annotated/b/c.JPEG"]),
    (["a.png", "b.tiff", "c"], ["annotated/a.png.jpg", "annotated/b.tiff.jpg", "annotated/c.jpg"]),
    (
      ["a.png", "a.png.jpg", "a.png.jpg.jpg"],
      ["annotated/a.png.jpg.jpg.jpg", "annotated/a.png.jpg", "annotated/a.png.jpg.jpg"]
    ),
  ])
  func mirrorsTheTree(inputs: [String], copies: [String]) {
    let names = AnnotatedNames(inputs: inputs.map { FilePath($0) })
    #expect(inputs.map { names.path(for: FilePath($0)).description } == copies)
  }

  @Test func doesNotTakeTheNameOfAFolder() {
    let names = AnnotatedNames(inputs: ["a.tif", "a.tif.jpg/b.tif"])
    #expect(names.path(for: "a.tif") == "annotated/a.tif.jpg.jpg")
  }

  @Test(arguments: ["x", "\u{E9}", "\u{1F63A}"])
  func cutsNamesThatWouldBeTooLong(character: String) {
    let count = 255 / character.utf8.count - 4
    let inputs = ["png", "gif"].map { FilePath("deep/" + String(repeating: character, count: count) + ".\($0)") }
    let names = AnnotatedNames(inputs: inputs)
    let copies = inputs.map { names.path(for: $0) }
    #expect(Set(copies).count == 2)
    for copy in copies {
      #expect(copy.lastComponent.bytes.count <= 255)
      #expect(copy.deletingLastComponent == "annotated/deep")
      #expect(copy.lowercasedExtension == "jpg")
      #expect(String(validating: copy.bytes, as: UTF8.self) != nil)
    }
  }

  @Test func findsAPlaceForPathsThatWouldBeTooLong() {
    let folder = FilePath(Array(repeating: String(repeating: "d", count: 200), count: 20).joined(separator: "/"))
    let input = folder.appending("a.jpg")
    let output = FilePath("/" + String(repeating: "o", count: 100))
    let copy = AnnotatedNames(inputs: [input], outputDirectory: output).path(for: input)
    #expect(output.appending(copy).bytes.count < 4096)
  }
}
