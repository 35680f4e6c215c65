/// Why a file's bytes could not be had.
enum FileReadError: Error, Hashable, CustomStringConvertible {
  case failed(SystemCallError)
  case directory
  /// A pipe, a device or a socket.
  case notAFile
  /// More bytes than any picture has; how many.
  case tooLarge(Int)

  var description: String {
    switch self {
    case .failed(let call): call.description
    case .directory: "it is a folder"
    case .notAFile: "it is no regular file"
    case .tooLarge(let size): "the file has \(size) bytes"
    }
  }
}
