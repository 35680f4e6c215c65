import Foundation
import SnapcatYAML

extension PipelineConfiguration {
  /// Reads a pipeline file.
  ///
  /// Keys that the file leaves out keep their built-in value. `source.paths` are seen from the file's folder.
  /// - Throws: ``ConfigurationError`` with everything that is wrong with the file.
  public init(contentsOf file: FilePath) throws(ConfigurationError) {
    let data: Data
    do throws(FileReadError) {
      data = try FileSystem.read(file)
    } catch {
      throw .unreadable(path: file.description, reason: error.description)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .unreadable(path: file.description, reason: "the file is no UTF-8 text")
    }
    try self.init(text: text, file: file.description)
    source.paths = source.paths.map { file.deletingLastComponent.resolving(FilePath($0)).description }
  }

  /// Reads the text of a pipeline file; `file` is what errors call it.
  ///
  /// - Throws: ``ConfigurationError`` with everything that is wrong with the text.
  public init(text: String, file: String) throws(ConfigurationError) {
    self.init()
    do throws(YAMLErrors) {
      let document = try YAMLDocument(text, file: file)
      var root = document.mapping()
      source.read(root.mapping("source"))
      if let list = root.mappings("requests") { requests = RequestSettings.read(list, document) }
      pairing = root.value("pairing") ?? pairing
      drawing.read(root.mapping("drawing"))
      sinks.read(root.mapping("sinks"))
      workers = root.value("workers") ?? workers
      timeLimit = root.value("timeLimit") ?? timeLimit
      root.finish()
      try document.finish()
    } catch {
      throw .invalid(error)
    }
  }
}
