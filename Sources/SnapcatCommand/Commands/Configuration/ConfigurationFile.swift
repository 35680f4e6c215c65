import Foundation
import SnapcatPipeline

/// The configuration that a command is given, or finds.
enum ConfigurationFile {
  /// What is read when no file is named.
  static let defaultName = "pipeline.yaml"

  /// The configuration of a file; without one that of the working directory, or else what is built in.
  ///
  /// - Throws: ``CommandError`` with everything that is wrong with the file.
  static func load(_ file: String?) throws(CommandError) -> PipelineConfiguration {
    let isThere = FileManager.default.fileExists(atPath: defaultName)
    guard let file = file ?? (isThere ? defaultName : nil) else { return PipelineConfiguration() }
    do throws(ConfigurationError) {
      return try PipelineConfiguration(contentsOf: FilePath(file))
    } catch {
      throw CommandError(error.description, exitCode: .usage)
    }
  }
}
