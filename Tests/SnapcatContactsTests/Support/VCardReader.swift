/// A reader of vCards that is just good enough to check what was written.
struct VCardReader {
  struct Property: Equatable {
    var name: String
    var parameters: String
    /// The components of the value, unescaped.
    var components: [String]
    /// The value as it stands.
    var raw: String
  }

  let properties: [Property]
  /// The lines as they stand in the file.
  let physicalLines: [String]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var lines: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 13, index + 1 < bytes.count, bytes[index + 1] == 10 {
        lines.append([])
        index += 2
      } else {
        lines[lines.count - 1].append(bytes[index])
        index += 1
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    physicalLines = lines.map { String(decoding: $0, as: UTF8.self) }
    var unfolded: [[UInt8]] = []
    for line in lines {
      if line.first == 32, !unfolded.isEmpty {
        unfolded[unfolded.count - 1] += line.dropFirst()
      } else {
        unfolded.append(line)
      }
    }
    properties = unfolded.map { Self.property(String(decoding: $0, as: UTF8.self)) }
  }

  func values(_ name: String) -> [[String]] { properties.filter { $0.name == name }.map(\.components) }

  private static func property(_ line: String) -> Property {
    let scalars = Array(line.unicodeScalars)
    let colon = scalars.firstIndex(of: ":") ?? scalars.count
    let head = String(String.UnicodeScalarView(scalars[..<colon]))
    let value = scalars.dropFirst(colon + 1)
    let parts = head.split(separator: ";", maxSplits: 1).map(String.init)
    var components = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in value {
      if isEscaped {
        components[components.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == ";" {
        components.append(String.UnicodeScalarView())
      } else {
        components[components.count - 1].append(scalar)
      }
    }
    return Property(
      name: parts.first ?? "", parameters: parts.count > 1 ? parts[1] : "", components: components.map { String($0) },
      raw: String(String.UnicodeScalarView(value)))
  }
}
