import Foundation
import SnapcatContacts
import SnapcatVision
@testable import SnapcatPipeline

/// The output folder of a run that never was: records and profiles, written by hand.
final class FinishedRun {
  let folder: TemporaryFolder
  /// Where the pictures would be.
  let pictures: FilePath

  /// The output folder.
  var path: FilePath { folder.path.appending("out") }

  init(_ records: [ImageRecord], profiles: [Profile] = []) throws {
    folder = try TemporaryFolder()
    pictures = folder.path.appending("in")
    let lines = try records.map { try JSONLineEncoder().line(for: $0) + "\n" }.joined()
    try folder.write(Data(lines.utf8), to: "out/observations.jsonl")
    try writeFacts(model: "yolov3-tiny")
    if !profiles.isEmpty { _ = try ProfileFile.replace(in: path, with: profiles) }
  }

  /// Writes what exports read of `run.json`.
  func writeFacts(model: String) throws {
    let root = RecordPath(pictures)
    try folder.write(
      Data("{\"root\":\(JSONText.string(root.text)),\"summary\":{\"model\":\(JSONText.string(model))}}".utf8),
      to: "out/run.json")
  }

  /// A record of a picture of 200 x 100 pixels.
  static func record(
    _ path: String, animals: [(String, Double, [Double])] = [], cards: [CardRecord] = [], sha256: String? = nil,
    profile: String? = nil
  ) -> ImageRecord {
    ImageRecord(
      path: RecordPath(text: path), image: RecordedImage(width: 200, height: 100, orientation: 1, sha256: sha256),
      observations: animals.map { ObservationRecord(label: $0.0, confidence: $0.1, box: $0.2) }, cards: cards,
      annotated: "annotated/\(path)", profile: profile)
  }

  /// A record of a picture that could not be read.
  static func failure(_ path: String, _ kind: ImageError.Kind = .truncated, _ message: String = "it ends early")
    -> ImageRecord
  {
    ImageRecord(path: RecordPath(text: path), image: RecordedImage(), error: RecordError(kind: kind, message: message))
  }

  /// A card with a name and an e-mail.
  static func card(_ name: String = "Maria Lindqvist", email: String = "maria@lindqvist.example") -> CardRecord {
    CardRecord(
      document: CardDocumentRecord(
        found: true, confidence: 0.9, rotation: 0, corners: [[0, 0], [100, 0], [100, 60], [0, 60]]),
      lines: [
        CardLineRecord(text: name, confidence: 0.9, box: [10, 10, 90, 20]),
        CardLineRecord(text: email, confidence: 0.8, box: [10, 30, 90, 40]),
      ], contact: contact(name, email: email))
  }

  static func contact(_ name: String = "Maria Lindqvist", email: String = "maria@lindqvist.example") -> ContactRecord {
    var contact = ContactRecord()
    contact[.contactNames] = [ContactValue(name, confidence: 0.9, line: 0, firstName: "Maria", lastName: "Lindqvist")]
    contact[.emails] = [ContactValue(email, confidence: 0.8, line: 1)]
    contact[.workPhones] = [ContactValue("+44 20 7946 0101", confidence: 0.7, line: 1, e164: "+442079460101")]
    contact[.socialProfiles] = [ContactValue("@lindqvist", network: "Instagram", source: .code)]
    return contact
  }

  /// A cat with a card, both in files of its name.
  static func profile(_ id: String, name: String = "Maria Lindqvist", hasCat: Bool = true, hasCard: Bool = true)
    -> Profile
  {
    var profile = Profile(id: id, rule: hasCat && hasCard ? .stem : nil, reason: hasCard ? nil : "no card")
    if hasCat {
      profile.cat = ProfileCat(
        path: RecordPath(text: "\(id).jpg"), name: id, annotated: "annotated/\(id).jpg",
        observation: ObservationRecord(label: "Cat", confidence: 0.9, box: [1, 2, 3, 4]), count: 1)
    }
    if hasCard {
      profile.card = ProfileCard(
        path: RecordPath(text: "\(id)-card.jpg"), index: 0, lines: card(name).lines, contact: contact(name))
    }
    return profile
  }

  func text(_ name: FilePath) throws -> String {
    String(decoding: try folder.read(FilePath("out").appending(name)), as: UTF8.self)
  }

  func json(_ name: FilePath) throws -> Any {
    try JSONSerialization.jsonObject(with: folder.read(FilePath("out").appending(name)))
  }
}
