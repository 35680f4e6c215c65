import Foundation
import SnapcatPipeline
import SnapcatWatch

/// Changes the corrections of an output folder, and what was written from them.
struct ProfilesCorrection {
  private let folder: FilePath

  init(_ folder: FilePath) {
    self.folder = folder
  }

  /// Corrects fields of a profile and returns it as it is now.
  func set(_ values: [(field: CorrectionField, values: [String])], of id: String) throws -> Profile {
    try checkKind(of: id)
    let profile = try ProfileFile.set(values, of: id, in: folder, at: Date())
    try refresh()
    return profile
  }

  /// Takes corrections back, all of them when no field is named, and returns how many.
  func unset(_ fields: [CorrectionField], of id: String) throws -> Int {
    try checkKind(of: id)
    let count = try ProfileFile.unset(fields.isEmpty ? nil : fields, of: id, in: folder)
    if count > 0 { try refresh() }
    return count
  }

  private func refresh() throws {
    try ProfileFile.refreshContacts(in: folder)
    if ReportWriter.isThere(in: folder) { try ReportWriter(outputDirectory: folder).write() }
  }

  /// Profiles of a watch have no corrections.
  private func checkKind(of id: String) throws {
    let isOfRun = try ProfileFile.isThere(in: folder) && ProfileFile(outputDirectory: folder).profile(id) != nil
    guard !isOfRun, let name = ProfileName(id), ProfileStore(output: folder).load(name) != nil else { return }
    throw CommandError("a watch made this profile; give it a better card with 'snapcat profiles attach'", subject: id)
  }
}
