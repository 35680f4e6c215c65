/// Why a file's bytes could not be had.
enum FileReadError: Error, Hashable {
  case failed(SystemCallError)
  case directory
  /// A pipe, a device or a socket.
  case notAFile
  /// More bytes than any picture has; how many.
  case tooLarge(Int)
}
