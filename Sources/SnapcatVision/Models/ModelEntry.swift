import Foundation

/// A model that a store knows.
public struct ModelEntry: Hashable, Sendable {
  public var name: String
  /// Where the manifest is.
  public var url: URL
  public var status: ModelStatus
  /// The manifest; nil when it has mistakes.
  public var manifest: ModelManifest?
}
