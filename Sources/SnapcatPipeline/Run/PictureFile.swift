import Foundation

/// A file that was made of a picture and is to be written.
struct PictureFile: Sendable {
  /// Relative to the output folder.
  var path: FilePath
  var data: Data
}
