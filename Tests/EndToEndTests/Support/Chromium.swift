import Foundation

/// Opens pages from the disk in a browser without a window.
enum Chromium {
  /// The browser; Debian's package `chromium` brings it.
  private static let executable = URL(filePath: "/usr/bin/chromium")

  /// Whether there is a browser.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

  /// The page as it is after its scripts have run.
  ///
  /// - Parameters:
  ///   - fragment: what stands behind the # of the address.
  ///   - script: what is done in the page once it is there.
  static func document(
    _ page: URL, fragment: String = "", script: String? = nil, width: Int = 1280, height: Int = 900
  ) throws -> String {
    var shown = page
    if let script {
      shown = page.deletingLastPathComponent().appending(path: "with-script-\(UUID().uuidString).html")
      let text = try String(contentsOf: page, encoding: .utf8)
      try text.replacing("</body>", with: "<script>\(script)</script></body>").write(
        to: shown, atomically: true, encoding: .utf8)
    }
    defer { if script != nil { try? FileManager.default.removeItem(at: shown) } }
    let data = FileManager.default.temporaryDirectory.appending(path: "snapcat-chromium-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    let result = try SnapcatProcess(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(data.path)", "--virtual-time-budget=3000",
        "--window-size=\(width),\(height)", "--dump-dom",
        shown.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)"),
      ], executable: executable
    ).result(timeout: 60)
    return result.standardOutput.components(separatedBy: "<script type=\"application/json\"")[0]
      + (result.standardOutput.components(separatedBy: "<title>").count > 1 ? "" : result.description)
  }
}
