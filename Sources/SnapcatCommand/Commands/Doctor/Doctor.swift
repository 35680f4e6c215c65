import Foundation
import SnapcatVision

/// Looks at what is installed.
struct Doctor: Sendable {
  let models: ModelStore
  let tesseract: TesseractInstallation
  /// Where the fonts may be.
  var emojiFontPaths = EmojiFont.searchPaths
  var labelFontPaths = LabelFont.searchPaths
  /// Where the cascade for cats' faces may be.
  var faceCascadePaths = OpenCVAnimalFaceEngine.searchPaths

  /// What was found.
  func report() -> DoctorReport {
    let entries = models.list()
    let defaultModel = Result { () throws(VisionError) in try models.defaultManifest() }
    let defaultName = try? defaultModel.get().name
    return DoctorReport(
      checks: [
        DoctorCheck("OpenCV", .ok, LibraryVersions.openCV),
        DoctorCheck("Tesseract", .ok, TesseractInstallation.version),
        DoctorCheck("Leptonica", .ok, LibraryVersions.leptonica ?? "there"),
        languages, latin, orientation,
      ] + entries.map { check($0, isDefault: $0.name == defaultName) } + [
        check(defaultModel),
        file("Cats' faces", at: faceCascadePaths, state: .advised, package: "opencv-data"),
        file("Emoji font", at: emojiFontPaths, state: .missing, package: "fonts-noto-color-emoji"),
        file("Label font", at: labelFontPaths, state: .advised, package: "fonts-dejavu-core"),
      ],
      languages: tesseract.installedLanguages,
      models: entries.map {
        DoctorReport.Model(name: $0.name, state: $0.status.description, isDefault: $0.name == defaultName)
      })
  }

  private var languages: DoctorCheck {
    let installed = tesseract.installedLanguages
    guard tesseract.installedName(of: "eng") != nil else {
      let others = installed.isEmpty ? "" : "; installed: " + installed.joined(separator: ", ")
      return DoctorCheck("Languages", .missing, "eng is missing" + others, remedy: Self.install(language: "eng"))
    }
    return DoctorCheck("Languages", .ok, installed.joined(separator: ", "))
  }

  private var latin: DoctorCheck {
    guard tesseract.installedName(of: "Latin") != nil else {
      return DoctorCheck(
        "Latin script", .advised, "not there; accented letters and many cards are read better with it",
        remedy: Self.install(language: "script/Latin"))
    }
    return DoctorCheck("Latin script", .ok, "installed")
  }

  private var orientation: DoctorCheck {
    guard tesseract.canDetectOrientation else {
      return DoctorCheck(
        "Orientation", .advised, "not there; cards that lie on their side are not turned",
        remedy: Self.install(language: "osd"))
    }
    return DoctorCheck("Orientation", .ok, "installed")
  }

  private func check(_ entry: ModelEntry, isDefault: Bool) -> DoctorCheck {
    let name = "Model \(entry.name)"
    switch entry.status {
    case .ready: return DoctorCheck(name, .ok, isDefault ? "ready, the default" : "ready")
    case .missing, .damaged:
      return DoctorCheck(name, .advised, entry.status.description, remedy: "snapcat models fetch \(entry.name)")
    case .invalid: return DoctorCheck(name, .advised, entry.status.description)
    }
  }

  private func check(_ defaultModel: Result<ModelManifest, VisionError>) -> DoctorCheck {
    switch defaultModel {
    case .success(let manifest): DoctorCheck("Default model", .ok, manifest.name)
    case .failure(let error): DoctorCheck("Default model", .missing, error.description, remedy: "snapcat models fetch")
    }
  }

  private func file(_ name: String, at paths: [String], state: DoctorCheck.State, package: String) -> DoctorCheck {
    guard let path = paths.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
      return DoctorCheck(name, state, "not found", remedy: Self.install(package: package))
    }
    return DoctorCheck(name, .ok, path)
  }

  private static func install(language: String) -> String {
    install(package: TesseractInstallation.debianPackage(for: language))
  }

  private static func install(package: String) -> String { "sudo apt-get install \(package)" }
}
