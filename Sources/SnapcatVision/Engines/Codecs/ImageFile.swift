import Foundation

/// Reads the bytes of image files.
enum ImageFile {
  /// The bytes of a file that starts like an image.
  ///
  /// A file that does not is refused after its first bytes, and so is one that is larger than any image within `limits`.
  /// - Throws: ``ImageError`` of kind `unreadable`, `notAnImage` or `tooLarge`.
  static func read(_ url: URL, limits: ImageLimits) throws(ImageError) -> Data {
    do {
      let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        throw ImageError(
          .unreadable, isFolder ? "this is a folder; give the pictures in it" : "this is no regular file")
      }
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let head = try file.read(upToCount: ImageFormat.prefixLength) ?? Data()
      guard !head.isEmpty else { throw ImageError(.notAnImage, "the file is empty") }
      guard ImageFormat(prefix: head) != nil else {
        throw ImageError(.notAnImage, "the file's bytes are not those of an image")
      }
      let size = (attributes[.size] as? NSNumber)?.doubleValue ?? 0
      guard size <= limits.megapixels * 1e6 * 8 + 64e6 else {
        throw ImageError(.tooLarge, "the file has \(Int(size / 1e6)) MB, more than an image of the allowed size")
      }
      try file.seek(toOffset: 0)
      return try file.readToEnd() ?? Data()
    } catch let error as ImageError {
      throw error
    } catch {
      throw ImageError(.unreadable, reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "the file may not be read (no permission)"
    default: "the file cannot be read (\(error.localizedDescription))"
    }
  }
}
