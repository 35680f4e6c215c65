import Foundation

/// A text file that is written in large pieces and put into its place when it is complete.
final class BufferedFile {
  private static let pieceSize = 1 << 16
  private let file: AtomicFile
  private var buffer: [UInt8] = []

  /// Starts a file; its folder is created when needed.
  init(_ destination: FilePath) throws(RunError) {
    file = try AtomicFile(destination)
  }

  /// Where the file will be.
  var destination: FilePath { file.destination }

  func write(_ text: String) throws(RunError) {
    buffer += text.utf8
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Completes the file and puts it into its place.
  func commit() throws(RunError) {
    try flush()
    try file.commit()
  }

  private func flush() throws(RunError) {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
