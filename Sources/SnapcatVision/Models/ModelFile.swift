import SnapcatYAML

/// A file that a model needs.
public struct ModelFile: Hashable, Sendable {
  /// What the file is for.
  public enum Role: String, CaseIterable, Codable, Hashable, Sendable, YAMLScalar {
    /// The numbers of the network.
    case weights
    /// The layers of the network, for formats that keep them apart.
    case configuration
  }

  public var role: Role
  /// The name in the model's folder; its ending tells the format of the weights.
  public var name: String
  public var sha256: SHA256Digest
  public var byteCount: Int
  /// Where the file can be had, the best place first.
  public var sources: [ModelSource]

  public init(role: Role, name: String, sha256: SHA256Digest, byteCount: Int, sources: [ModelSource]) {
    self.role = role
    self.name = name
    self.sha256 = sha256
    self.byteCount = byteCount
    self.sources = sources
  }
}
