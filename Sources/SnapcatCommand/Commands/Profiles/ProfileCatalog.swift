import SnapcatPipeline
import SnapcatWatch

/// The profiles of an output folder: those of a run, in `profiles.sqlite`, and those of a watch, in `profiles/`.
struct ProfileCatalog {
  /// A profile and who made it.
  struct Entry {
    var profile: Profile
    var isOfWatch = false
  }

  private let folder: FilePath
  private let file: ProfileFile?

  /// - Throws: `ProfileFileError` when `profiles.sqlite` is there but cannot be used.
  init(_ folder: FilePath) throws {
    self.folder = folder
    file = ProfileFile.isThere(in: folder) ? try ProfileFile(outputDirectory: folder) : nil
  }

  /// Those of the run first, in the order of its pictures; then those of the watch by their names.
  func all() throws -> [Entry] {
    try (file?.all() ?? []).map { Entry(profile: $0) } + ofWatch
  }

  /// The profiles of that name: none, one, or one of each kind.
  func named(_ id: String) throws -> [Entry] {
    let ofRun = try file?.profile(id).map { Entry(profile: $0) }
    return [ofRun].compactMap { $0 } + ofWatch.filter { $0.profile.id == id }
  }

  /// The profiles in which all words occur, the best first.
  func search(_ text: String) throws -> [Entry] {
    var found: [Entry] = []
    if let file {
      for id in try file.search(text) {
        if let profile = try file.profile(id) { found.append(Entry(profile: profile)) }
      }
    }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return found + ofWatch.filter { entry in words.allSatisfy { entry.profile.searchText.contains($0) } }
  }

  /// Corrections of cats and cards that are in no profile any more.
  func orphans() throws -> [ProfileCorrection] { try file?.orphans() ?? [] }

  private var ofWatch: [Entry] {
    ProfileStore(output: folder).list().map { Entry(profile: $0.profile, isOfWatch: true) }
  }
}

extension Profile {
  /// All that is known, in small letters.
  fileprivate var searchText: String {
    let values = contact?.fields.values.joined().flatMap { [$0.value, $0.e164 ?? ""] } ?? []
    return ([id] + values + (card?.lines.map(\.text) ?? [])).joined(separator: "\n").lowercased()
  }
}
