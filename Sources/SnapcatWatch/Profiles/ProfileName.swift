/// The name of a profile, which is also that of its folder.
public struct ProfileName: Hashable, Sendable, Codable {
  public let text: String

  /// Takes a name; nil when no folder can have it.
  public init?(_ text: String) {
    let isVisible = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !text.isEmpty, text.utf8.count <= 100, !text.hasPrefix("."), !text.contains("/"), isVisible else {
      return nil
    }
    self.text = text
  }
}
