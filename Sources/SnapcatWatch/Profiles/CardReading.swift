import SnapcatContacts
import SnapcatPipeline
import SnapcatVision

/// Reads a card that is held into the camera.
public enum CardReading {
  /// The request for camera frames: only a clear outline counts, and what was read has to look like a card.
  static var requestForFrames: ReadBusinessCardRequest {
    var request = ReadBusinessCardRequest()
    request.readsWholeImageWithoutCard = false
    request.document.minimumConfidence = 0.5
    request.minimumLikelihood = 0.5
    return request
  }

  /// Whether a contact says who it is and how to reach them.
  static func isEnough(_ contact: ContactRecord) -> Bool {
    let hasName = contact.first(.contactNames) != nil || contact.first(.companyNames) != nil
    let isReachable = [ContactField.emails, .mobilePhones, .workPhones, .otherPhones].contains {
      contact.first($0) != nil
    }
    return hasName && isReachable
  }
}
