import SnapcatContacts
import SnapcatPipeline

extension SnappedProfile {
  /// The profile in the form that runs have; its paths are those of the files in its folder, seen from the output folder.
  package var profile: Profile {
    let folder = "profiles/\(name)"
    var profile = Profile(id: name, reason: card == nil ? "no card yet" : cat == nil ? "no cat yet" : nil)
    if let cat {
      profile.cat = ProfileCat(
        path: RecordPath(text: "\(folder)/cat.jpg"), name: name, annotated: "\(folder)/annotated.jpg",
        observation: cat.observation, count: 1)
    }
    if let card {
      profile.card = ProfileCard(
        path: RecordPath(text: "\(folder)/card.jpg"), index: 0, lines: card.lines, contact: ContactRecord(card))
    }
    return profile
  }
}
