import Foundation
import SnapcatContacts
import SnapcatPipeline
import SnapcatVision
import Synchronization

/// The profiles of an output folder: one folder each under `profiles/`.
public final class ProfileStore: Sendable {
  private static let jpegQuality = 92
  private let folder: FilePath
  private let lock = Mutex(())

  /// - Parameter output: the folder that a watch writes to.
  public init(output: FilePath) {
    folder = output.appending("profiles")
  }

  /// All profiles in the order of their names.
  public func list() -> [SnappedProfile] {
    ((try? FileSystem.names(in: folder)) ?? []).compactMap { ProfileName($0.description) }.compactMap { load($0) }
  }

  /// A profile; nil when there is none of that name.
  public func load(_ name: ProfileName) -> SnappedProfile? {
    let path = folder(of: name).appending("profile.json").description
    return (try? Data(contentsOf: URL(filePath: path))).flatMap {
      try? JSONDecoder().decode(SnappedProfile.self, from: $0)
    }
  }

  /// Keeps a frame of the cat if it is better than the one that is there, by more than a hair.
  ///
  /// - Returns: whether it was kept.
  /// - Throws: `RunError` when it cannot be written.
  func snap(
    _ name: ProfileName, _ observation: RecognizedObjectObservation, score: Double, image: VisionImage,
    annotated: Data, at date: Date
  ) throws -> Bool {
    try lock.withLock { _ in
      var profile = load(name) ?? SnappedProfile(name: name)
      if let known = profile.cat, score < known.score * 1.05 { return false }
      let place = folder(of: name)
      try AtomicFile.write(try image.jpegData(quality: Self.jpegQuality), to: place.appending("cat.jpg"))
      try AtomicFile.write(annotated, to: place.appending("annotated.jpg"))
      profile.cat = SnappedProfile.Cat(
        time: date.utcText, score: score.rounded(toPlaces: 4),
        observation: ObservationRecord(observation, imageSize: image.size), size: [image.width, image.height])
      try write(profile, name)
      return true
    }
  }

  /// Joins a card to a profile, which is made if it is not there; the card takes the place of an earlier one.
  ///
  /// - Returns: the profile as it is now.
  /// - Throws: `RunError` when it cannot be written.
  public func attach(_ card: BusinessCardObservation, from image: VisionImage, to name: ProfileName) throws
    -> SnappedProfile
  {
    try lock.withLock { _ in
      var profile = load(name) ?? SnappedProfile(name: name)
      profile.card = CardRecord(card, imageSize: image.size)
      let place = folder(of: name)
      let flat = try image.rectified(card.document)
      try AtomicFile.write(try flat.jpegData(quality: Self.jpegQuality), to: place.appending("card.jpg"))
      let photo = try? Data(contentsOf: URL(filePath: place.appending("cat.jpg").description))
      let text = VCardWriter().string(
        for: card.contact, fallbackName: name.text, note: "Cat: \(name.text)", photo: photo)
      try AtomicFile.write(Data(text.utf8), to: place.appending("contact.vcf"))
      try write(profile, name)
      return profile
    }
  }

  private func folder(of name: ProfileName) -> FilePath { folder.appending(FilePath(name.text)) }

  private func write(_ profile: SnappedProfile, _ name: ProfileName) throws {
    let line = try JSONLineEncoder().line(for: profile)
    try AtomicFile.write(Data((line + "\n").utf8), to: folder(of: name).appending("profile.json"))
  }
}
