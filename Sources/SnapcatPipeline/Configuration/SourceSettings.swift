/// Where pictures come from.
public struct SourceSettings: Codable, Hashable, Sendable {
  /// Files and folders; used when the caller names none.
  public var paths: [String] = []
  /// Whether folders within folders are searched.
  public var recursive = true
  /// Extensions of the files that are taken from folders, lower case, without the dot.
  public var extensions = ["jpg", "jpeg", "png", "webp", "tif", "tiff", "bmp", "gif"]
  /// Whether symbolic links to folders are followed.
  public var followSymlinks = false
  /// Pictures with more pixels are refused, in millions.
  public var maximumMegapixels = 200.0

  public init() {}
}
