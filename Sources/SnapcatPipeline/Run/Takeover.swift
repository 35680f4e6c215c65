/// Decides whether what an earlier run made of a picture still holds.
struct Takeover: Sendable {
  let folder: FilePath
  let journal: RunJournal
  let fingerprint: RunFingerprint
  let names: AnnotatedNames
  /// In seconds; nil for none.
  let timeLimit: Double?

  /// What an earlier run remembers of a picture, provided that the settings have not changed and the files that go with
  /// it are still there; nil otherwise.
  func candidate(for picture: FilePath) -> (entry: JournalEntry, line: Range<Int>)? {
    guard let known = journal.entry(for: picture), known.entry.sha256 != nil, !known.entry.isUncertain,
      known.entry.settings == fingerprint.recognition, known.entry.exceededLimit.map(isStillTooLong) ?? true
    else { return nil }
    guard let drawing = fingerprint.drawing else { return known }
    guard known.entry.error != nil || known.entry.drawing == drawing && hasFiles(known.entry, of: picture) else {
      return nil
    }
    return known
  }

  /// Whether work that took longer than `limit` would take longer than is allowed now.
  private func isStillTooLong(_ limit: Double) -> Bool {
    timeLimit.map { $0 <= limit } ?? false
  }

  private func hasFiles(_ entry: JournalEntry, of picture: FilePath) -> Bool {
    (!entry.hasCopy || entry.files.first?.place == names.path(for: picture))
      && entry.files.allSatisfy { file in
        guard let place = file.place, let status = try? FileSystem.status(of: folder.appending(place)) else {
          return false
        }
        return status.kind == .file && status.size == file.size
      }
  }
}
