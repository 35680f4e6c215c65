/// A YAML file that is being read: its root, and the mistakes found so far.
///
/// Reading goes on after a mistake, so that a user sees all of them at once; ``finish()`` throws them.
public final class YAMLDocument {
  /// The file as the user named it.
  public let file: String
  public let root: YAMLNode
  private var errors: [YAMLError] = []

  /// Parses the text of a file.
  ///
  /// - Throws: ``YAMLErrors`` when the text is no YAML, or uses what Snapcat's files don't: several documents, anchors,
  ///   keys that are no scalars, keys that occur twice.
  public init(_ text: String, file: String) throws(YAMLErrors) {
    self.file = file
    do {
      root = try LibYAML.parse(text, file: file)
    } catch {
      throw YAMLErrors([error])
    }
  }

  /// The root as a mapping; a mistake is noted, and the mapping is empty, when it is none.
  public func mapping() -> YAMLMapping {
    YAMLMapping(root, keyPath: "", in: self) ?? YAMLMapping(emptyAtLine: root.line, keyPath: "", in: self)
  }

  /// Notes a mistake.
  public func report(line: Int, keyPath: String, _ message: String) {
    errors.append(YAMLError(file: file, line: line, keyPath: keyPath, message: message))
  }

  /// Ends the reading.
  ///
  /// - Throws: ``YAMLErrors`` with all mistakes that were noted.
  public func finish() throws(YAMLErrors) {
    if !errors.isEmpty { throw YAMLErrors(errors) }
  }
}
