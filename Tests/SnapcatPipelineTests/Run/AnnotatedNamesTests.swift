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
}
