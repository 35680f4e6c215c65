/// What an export wrote.
public struct ExportSummary: Hashable, Sendable {
  /// What was written: a file, or a folder.
  public var path: FilePath
  /// Files that were written beside it; empty for most formats.
  public var companions: [FilePath] = []
  /// Pictures that were taken in.
  public var images = 0
  /// Animals that were written.
  public var animals = 0
  /// What could not be done for single pictures, in words, the first ones only.
  public var problems: [String] = []
  /// How many problems there were.
  public var problemCount = 0

  /// How many problems are kept in words.
  static let mostProblems = 20

  init(path: FilePath) {
    self.path = path
  }

  /// Notes a problem.
  mutating func note(_ problem: String) {
    problemCount += 1
    if problems.count < Self.mostProblems { problems.append(problem) }
  }
}
