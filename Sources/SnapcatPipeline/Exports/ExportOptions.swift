/// What is taken into an export, and how.
public struct ExportOptions: Hashable, Sendable {
  /// Animals that are less sure are left out, in 0...1.
  public var minimumConfidence: Double
  /// How much is kept around each animal that is cut out, as a share of its box's width and height on each side.
  public var margin: Double
  /// The folder that the records' paths are seen from; nil for the one that the run noted.
  public var pictures: FilePath?

  public init(minimumConfidence: Double = 0, margin: Double = 0, pictures: FilePath? = nil) {
    self.minimumConfidence = minimumConfidence
    self.margin = margin
    self.pictures = pictures
  }
}
