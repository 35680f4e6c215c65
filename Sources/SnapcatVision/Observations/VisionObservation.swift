import Foundation

/// Something that a request saw in an image; it never holds pixels.
public protocol VisionObservation: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Tells observations apart in memory; never written to files.
  var uuid: UUID { get }
  /// How sure the request is, in 0...1.
  var confidence: Float { get }
}
