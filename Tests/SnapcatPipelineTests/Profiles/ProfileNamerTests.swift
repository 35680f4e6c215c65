import Testing
@testable import SnapcatPipeline

struct ProfileNamerTests {
  @Test(arguments: [
    ([("litter/tom.jpg", 0), ("litter/mia.jpg", 0)], ["tom", "mia"]),
    ([("a/tom.jpg", 0), ("b/tom.jpg", 0), ("mia.jpg", 0)], ["a/tom", "b/tom", "mia"]),
    ([("tom.jpg", 0), ("tom.png", 0)], ["tom.jpg", "tom.png"]),
    ([("two.jpg", 0), ("two.jpg", 1)], ["two", "two#2"]),
    ([("tom.jpg", 0), ("sub/tom.jpg", 0)], ["tom", "sub/tom"]),
    ([], []),
  ])
  func tellsProfilesApart(sources: [(String, Int)], names: [String]) {
    #expect(ProfileNamer.names(for: sources.map { (FilePath($0.0), $0.1) }) == names)
  }
}
