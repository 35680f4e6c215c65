import Foundation
import SnapcatVision
import TestSupport
import Testing

@Suite struct ImageFileTests {
  private static func kind(_ url: URL) -> ImageError.Kind? {
    do {
      _ = try VisionImage(contentsOf: url)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func filesAreReadWhateverTheirNameSays() throws {
    try withTemporaryFolder { folder in
      let picture = try TestImage.noise(width: 5, height: 4)
      let url = folder.appending(path: "Käse 100%.jpg")
      try picture.pngData().write(to: url)
      #expect(try VisionImage(contentsOf: url) == picture)
      let link = folder.appending(path: "link.jpg")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
      #expect(try VisionImage(contentsOf: link) == picture)
    }
  }

  @Test func whatCannotBeReadIsUnreadable() throws {
    try withTemporaryFolder { folder in
      let inner = folder.appending(path: "x.jpg")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
      #expect(Self.kind(inner) == .unreadable)
      #expect(Self.kind(folder.appending(path: "missing.jpg")) == .unreadable)
      let dangling = folder.appending(path: "dangling.jpg")
      try FileManager.default.createSymbolicLink(
        at: dangling, withDestinationURL: folder.appending(path: "missing.jpg"))
      #expect(Self.kind(dangling) == .unreadable)
      #expect(Self.kind(URL(filePath: "/dev/null")) == .unreadable)
    }
  }

  @Test func emptyFilesAndTextsAreNoImages() throws {
    try withTemporaryFolder { folder in
      let url = folder.appending(path: "x.jpg")
      try Data().write(to: url)
      #expect(Self.kind(url) == .notAnImage)
      try Data("not a picture".utf8).write(to: url)
      #expect(Self.kind(url) == .notAnImage)
    }
  }
}
