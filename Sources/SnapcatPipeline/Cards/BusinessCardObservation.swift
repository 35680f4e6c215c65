import Foundation
import SnapcatContacts
import SnapcatVision

/// A business card in an image: where it is, what it says, and the contact.
public struct BusinessCardObservation: Hashable, Sendable {
  /// Where the card is; its corners are named as the card reads.
  public var document: DetectedDocumentObservation
  /// Degrees clockwise that the flattened card was turned to be read.
  public var rotation: Int
  /// The size of the flattened card in pixels, as it reads.
  public var size: CGSize
  /// The lines, in coordinates of the flattened card as it reads.
  public var lines: [RecognizedTextObservation]
  /// The barcodes, in coordinates of the flattened card as it reads.
  public var barcodes: [BarcodeObservation]
  /// What lines and barcodes say.
  public var contact: ContactRecord

  public init(
    document: DetectedDocumentObservation, rotation: Int, size: CGSize, lines: [RecognizedTextObservation],
    barcodes: [BarcodeObservation] = [], contact: ContactRecord
  ) {
    self.document = document
    self.rotation = rotation
    self.size = size
    self.lines = lines
    self.barcodes = barcodes
    self.contact = contact
  }
}
