import Foundation
import SnapcatContacts
import SnapcatVision

/// A business card in an image: where it is, what it says, and the contact.
public struct BusinessCardObservation: Hashable, Sendable {
  public var document: DetectedDocumentObservation
  /// Degrees clockwise that the flattened card was turned to be read.
  public var rotation: Int
  /// The size of the flattened card in pixels, as it reads.
  public var size: CGSize
  /// The lines, in coordinates of the flattened card as it reads.
  public var lines: [RecognizedTextObservation]
  public var contact: ContactRecord
}
