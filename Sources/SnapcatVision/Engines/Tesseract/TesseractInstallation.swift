import CTesseract
import Foundation

/// Tesseract as it is installed: its version and the languages that it has data for.
public struct TesseractInstallation: Hashable, Sendable {
  /// Where Debian 12 puts the data.
  public static let debianDataDirectory = "/usr/share/tesseract-ocr/5/tessdata"

  /// The folder of the `.traineddata` files.
  public let dataDirectory: URL

  /// Creates a description of the data in `dataDirectory`.
  ///
  /// - Parameter dataDirectory: nil for what the environment's `TESSDATA_PREFIX` names, else Debian's folder.
  public init(
    dataDirectory: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let prefix = environment["TESSDATA_PREFIX"].flatMap { $0.isEmpty ? nil : $0 }
    self.dataDirectory = dataDirectory ?? URL(filePath: prefix ?? Self.debianDataDirectory)
  }

  /// The version of the library that is loaded, such as "5.3.0".
  public static var version: String { String(cString: TessVersion()) }

  /// The names of the languages that can be read, sorted; scripts are among them by their file's name, such as "Latin".
  public var installedLanguages: [String] {
    let folders = [("", dataDirectory), ("script/", dataDirectory.appending(path: "script"))]
    return folders.flatMap { prefix, folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
      return names.filter { $0.hasSuffix(".traineddata") }.map { prefix + $0.dropLast(".traineddata".count) }
    }.filter { !["osd", "equ"].contains($0) }.sorted()
  }

  /// The names of the installed models of scripts other than Latin, for lines that run from left to right.
  var installedScripts: [String] {
    installedLanguages.filter { language in
      let name = language.hasPrefix("script/") ? String(language.dropFirst("script/".count)) : language
      return Self.scriptCodes[name] != nil && name != "Latin" && name != "Fraktur" && !name.hasSuffix("_vert")
    }
  }

  /// Whether orientation and script detection has its data.
  public var canDetectOrientation: Bool { hasData(for: "osd") }

  /// The name under which the data of a language is found, or nil when there is none.
  ///
  /// "script/Latin" and "Latin" mean the same, whichever of the two folders holds the file.
  public func installedName(of language: String) -> String? {
    let name = language.hasPrefix("script/") ? String(language.dropFirst("script/".count)) : language
    return [name, "script/\(name)"].first(where: hasData(for:))
  }

  /// The Debian package that brings a language.
  public static func debianPackage(for language: String) -> String {
    let name = language.hasPrefix("script/") ? String(language.dropFirst("script/".count)) : language
    if let script = scriptCodes[name] { return "tesseract-ocr-script-\(script)" }
    return "tesseract-ocr-\(name.replacing("_", with: "-"))"
  }

  /// The names for Tesseract of several languages.
  ///
  /// - Throws: ``VisionError/languageUnavailable(_:)`` for the first one without data.
  func names(of languages: [String]) throws(VisionError) -> [String] {
    var names: [String] = []
    for language in languages {
      guard language.wholeMatch(of: /[A-Za-z]+(?:[_\/][A-Za-z]+)*/) != nil else {
        throw .invalidSetting(
          "\"\(language)\" is no name of a language; Tesseract's are such as eng, deu, script/Latin")
      }
      guard let name = installedName(of: language) else {
        let package = Self.debianPackage(for: language)
        throw .languageUnavailable(
          "Tesseract has no data for the language \"\(language)\" in \(dataDirectory.path(percentEncoded: false));"
            + " on Debian: sudo apt-get install \(package)")
      }
      names.append(name)
    }
    return names
  }

  private func hasData(for name: String) -> Bool {
    guard !name.isEmpty, !name.contains("..") else { return false }
    let file = dataDirectory.appending(path: "\(name).traineddata")
    return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  /// Tesseract's names of scripts with the ISO 15924 codes that Debian's packages are named after.
  private static let scriptCodes = [
    "Arabic": "arab", "Armenian": "armn", "Bengali": "beng", "Canadian_Aboriginal": "cans", "Cherokee": "cher",
    "Cyrillic": "cyrl", "Devanagari": "deva", "Ethiopic": "ethi", "Fraktur": "frak", "Georgian": "geor",
    "Greek": "grek", "Gujarati": "gujr", "Gurmukhi": "guru", "HanS": "hans", "HanS_vert": "hans-vert", "HanT": "hant",
    "HanT_vert": "hant-vert", "Hangul": "hang", "Hangul_vert": "hang-vert", "Hebrew": "hebr", "Japanese": "jpan",
    "Japanese_vert": "jpan-vert", "Kannada": "knda", "Khmer": "khmr", "Lao": "laoo", "Latin": "latn",
    "Malayalam": "mlym", "Myanmar": "mymr", "Oriya": "orya", "Sinhala": "sinh", "Syriac": "syrc", "Tamil": "taml",
    "Telugu": "telu", "Thaana": "thaa", "Thai": "thai", "Tibetan": "tibt", "Vietnamese": "viet",
  ]
}
