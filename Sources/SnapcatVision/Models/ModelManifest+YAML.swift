import Foundation
import SnapcatYAML

extension ModelManifest {
  /// Reads a manifest.
  ///
  /// - Throws: `YAMLErrors` with file, line and key of every mistake; the file system's error when the file cannot be
  ///   read.
  public init(contentsOf url: URL) throws {
    try self.init(yaml: String(contentsOf: url, encoding: .utf8), url: url)
  }

  /// Reads a manifest from its text; `url` is where it is, since paths in it start from there.
  ///
  /// - Throws: `YAMLErrors` with file, line and key of every mistake.
  init(yaml text: String, url: URL) throws(YAMLErrors) {
    let document = try YAMLDocument(text, file: url.path)
    var root = document.mapping()
    let name: String? = root.required("name")
    if let name, name != url.deletingPathExtension().lastPathComponent {
      root.report("name", "must be the name of the file without its ending, got '\(name)'")
    }
    let summary: String? = root.required("description")
    let license: String? = root.required("license")
    let architecture: ModelArchitecture? = root.required("architecture")
    let files = Self.files(in: &root)
    let format = Self.format(of: files, in: root)
    let input = Self.input(in: &root, architecture: architecture)
    let labels: String? = root.required("labels")
    let minimumConfidence = root.value("minimumConfidence", in: 0.0...1.0) ?? 0.4
    let maximumOverlap = root.value("maximumOverlap", in: 0.0...1.0) ?? 0.45
    root.finish()
    try document.finish()
    guard let name, let summary, let license, let architecture, let labels, let format, let input else {
      throw YAMLErrors([YAMLError(file: url.path, line: 1, keyPath: "", message: "the manifest is incomplete")])
    }
    let folder = url.deletingLastPathComponent()
    self.init(
      name: name, summary: summary, license: license, architecture: architecture, files: files,
      minimumConfidence: Float(minimumConfidence), maximumOverlap: maximumOverlap,
      labelFile: folder.appending(path: labels), folder: folder, format: format, input: input)
  }

  private static func files(in root: inout YAMLMapping) -> [ModelFile] {
    var files: [ModelFile] = []
    for var mapping in root.mappings("files") ?? [] {
      let role: ModelFile.Role? = mapping.required("role")
      let name: String? = mapping.required("name")
      let sha256: SHA256Digest? = mapping.required("sha256")
      let byteCount: Int? = mapping.required("bytes")
      if let byteCount, byteCount < 1 { mapping.report("bytes", "must be at least 1, got \(byteCount)") }
      let sources = sources(in: &mapping)
      mapping.finish()
      if let name, name.isEmpty || name.contains("/") || name.hasPrefix(".") {
        mapping.report("name", "must be a plain file name, got '\(name)'")
      }
      if let role, files.contains(where: { $0.role == role }) {
        mapping.report("role", "a second file of the role '\(role.rawValue)'")
      }
      guard let role, let name, let sha256, let byteCount else { continue }
      files.append(ModelFile(role: role, name: name, sha256: sha256, byteCount: byteCount, sources: sources))
    }
    return files
  }

  private static func sources(in file: inout YAMLMapping) -> [ModelSource] {
    guard let mappings = file.mappings("sources"), !mappings.isEmpty else {
      file.report("sources", "say where the file can be had: pypi, debian, url or file")
      return []
    }
    return mappings.compactMap { mapping in
      var mapping = mapping
      defer { mapping.finish() }
      if let package: String = mapping.value("pypi") {
        guard let version: String = mapping.required("version"), let member: String = mapping.required("member")
        else { return nil }
        return .pypi(package: package, version: version, member: member)
      }
      if let package: String = mapping.value("debian") {
        guard let path: String = mapping.required("path") else { return nil }
        return .debian(package: package, path: path)
      }
      if let text: String = mapping.value("url") {
        guard let url = URL(string: text), ["https", "http", "file"].contains(url.scheme) else {
          mapping.report("url", "expected an address that starts with https:// or file://, got '\(text)'")
          return nil
        }
        return .url(url)
      }
      if let path: String = mapping.value("file") { return .file(path) }
      mapping.report("pypi", "expected one of pypi, debian, url, file")
      return nil
    }
  }

  private static func format(of files: [ModelFile], in root: YAMLMapping) -> NetworkFormat? {
    guard let weights = files.first(where: { $0.role == .weights }) else {
      root.report("files", "a file of the role 'weights' is missing")
      return nil
    }
    guard let format = NetworkFormat(weightsFileName: weights.name) else {
      let endings = NetworkFormat.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
      root.report("files", "the name of the weights must end in one of \(endings), got '\(weights.name)'")
      return nil
    }
    if format.needsConfiguration, !files.contains(where: { $0.role == .configuration }) {
      root.report("files", "weights in .\(format.fileExtension) need a file of the role 'configuration'")
    }
    return format
  }

  private static func input(in root: inout YAMLMapping, architecture: ModelArchitecture?) -> NetworkInput? {
    guard var mapping = root.mapping("input") else {
      root.report("input", "the key is missing (width, height, colorOrder, scale, mean, letterbox, padding)")
      return nil
    }
    let sides = 32...4096
    let width = mapping.value("width", in: sides)
    let height = mapping.value("height", in: sides)
    let colorOrder: NetworkInput.ColorOrder? = mapping.required("colorOrder")
    let letterbox: Letterbox.Placement? = mapping.required("letterbox")
    let scale: Double = mapping.value("scale") ?? 1
    let mean: [Double] = mapping.list("mean") ?? [0, 0, 0]
    let padding = mapping.value("padding", in: 0...255) ?? 0
    mapping.finish()
    if mean.count != 3 { mapping.report("mean", "expected three numbers, one a channel") }
    guard let width, let height else {
      mapping.report("width", "width and height say how many pixels the network wants to see")
      return nil
    }
    if architecture == .yolox, width % 32 != 0 || height % 32 != 0 {
      mapping.report("width", "yolox wants a width and a height that are multiples of 32")
    }
    guard let colorOrder, let letterbox else { return nil }
    return NetworkInput(
      width: width, height: height, colorOrder: colorOrder, scale: scale, mean: mean, placement: letterbox,
      padding: UInt8(padding))
  }
}

extension SHA256Digest: YAMLScalar {
  public static var yamlExpectation: String { "a SHA-256 of 64 hexadecimal digits" }

  public init?(yamlScalar text: String, isQuoted: Bool) {
    self.init(hexadecimal: text)
  }
}

extension Letterbox.Placement: YAMLScalar {}

extension NetworkInput.ColorOrder: YAMLScalar {}
