import Foundation

extension ProfileFile {
  /// All profiles as persons corrected them.
  package func all() throws(ProfileFileError) -> [Profile] {
    var profiles: [Profile] = []
    for id in try ids() {
      if let profile = try profile(id) { profiles.append(profile) }
    }
    return profiles
  }

  /// Writes what a run makes from the profiles once more, as far as it is there.
  ///
  /// - Throws: ``ProfileFileError``, ``RunError``.
  package static func refreshContacts(in outputDirectory: FilePath) throws {
    let (cards, table): (FilePath, FilePath) = ("contacts.vcf", "contacts.csv")
    let wanted = [cards, table].map(outputDirectory.appending).filter { (try? FileSystem.status(of: $0)) != nil }
    guard !wanted.isEmpty else { return }
    let contacts = ContactSink(try ProfileFile(outputDirectory: outputDirectory).all())
    for path in wanted {
      let text = path.lastComponent == cards ? contacts.vCards : contacts.csv
      try AtomicFile.write(Data(text.utf8), to: path)
    }
  }
}
