import CLeptonica
import COpenCV

/// The versions of the libraries that are loaded, such as "4.6.0"; Tesseract's is in ``TesseractInstallation``.
public enum LibraryVersions {
  /// OpenCV.
  public static var openCV: String { String(cString: scv_version()) }

  /// Leptonica; nil when it does not tell.
  public static var leptonica: String? {
    guard let text = getLeptonicaVersion() else { return nil }
    defer { lept_free(text) }
    let version = String(cString: text)
    return version.hasPrefix("leptonica-") ? String(version.dropFirst("leptonica-".count)) : version
  }
}
