import Foundation
import SnapcatContacts
import SnapcatPipeline
import SnapcatVision

/// A file of text as it is named on the command line.
struct CardTextInput: Sendable {
  let input: ImageInput

  /// The lines of each card; the console has been told why when they cannot be had.
  func read(from console: Console) -> Result<[[TextLine]], RecordError> {
    do {
      return .success(try CardTextFile(try data(from: console)).cards)
    } catch {
      let error = RecordError(error)
      console.report("\(input.displayName): \(error.message)")
      return .failure(error)
    }
  }

  private func data(from console: Console) throws(RecordError) -> Data {
    do {
      if input.isStandardInput { return try console.readInput() }
      return try Data(contentsOf: URL(filePath: input.argument))
    } catch {
      throw RecordError(
        kind: .unreadable, message: "it cannot be read; check the path, that it is a file, and who may read it")
    }
  }
}
