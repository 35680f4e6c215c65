/// The version of Snapcat.
public enum SnapcatVersion {
  /// By semantic versioning, such as "0.1.0".
  public static let current = "0.1.0"
}
