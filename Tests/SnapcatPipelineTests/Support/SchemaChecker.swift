import Foundation

/// Holds JSON against the schemas of the repository, as far as they use these words: `$ref`, `const`, `enum`, `type`,
/// `anyOf`, `properties`, `required`, `additionalProperties`, `items`, `minItems`, `maxItems`, `minimum`, `maximum`.
struct SchemaChecker {
  private let folder: URL
  private let file: String
  private let root: [String: Any]

  /// - Parameter name: the schema's file in `docs/schemas`.
  init(_ name: String) throws {
    folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/schemas").standardized
    file = name
    root = try Self.load(folder.appending(path: name))
  }

  private static func load(_ url: URL) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a text of JSON.
  func mistakes(in json: Data) throws -> [String] {
    try mistakes(
      in: JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed), root, in: root, place: "")
  }

  private func mistakes(
    in value: Any, _ schema: [String: Any], in document: [String: Any], place: String
  ) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      let (target, home) = try resolve(reference, in: document)
      return try mistakes(in: value, target, in: home, place: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let results = try choices.map { try mistakes(in: value, $0, in: document, place: place) }
      return results.contains { $0.isEmpty } ? [] : results.min { $0.count < $1.count } ?? []
    }
    var found: [String] = []
    func expect(_ condition: Bool, _ mistake: String) { if !condition { found.append("\(place): \(mistake)") } }
    if let constant = schema["const"] { expect(Self.areEqual(constant, value), "not \(constant)") }
    if let choices = schema["enum"] as? [Any] {
      expect(choices.contains { Self.areEqual($0, value) }, "\(value) is none of \(choices)")
    }
    if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }) {
      expect(types.contains { Self.isOf($0, value) }, "\(value) is no \(types)")
    }
    if let number = value as? Double {
      expect(number >= schema["minimum"] as? Double ?? -.infinity, "\(number) is too small")
      expect(number <= schema["maximum"] as? Double ?? .infinity, "\(number) is too large")
    }
    if let list = value as? [Any] {
      expect(
        list.count >= schema["minItems"] as? Int ?? 0 && list.count <= schema["maxItems"] as? Int ?? .max, "length")
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          found += try mistakes(in: item, items, in: document, place: "\(place)/\(index)")
        }
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for key in schema["required"] as? [String] ?? [] { expect(object[key] != nil, "\(key) is missing") }
      for (key, inner) in object {
        if let property = properties[key] {
          found += try mistakes(in: inner, property, in: document, place: "\(place)/\(key)")
        } else {
          expect(schema["additionalProperties"] as? Bool != false, "\(key) is not in the schema")
        }
      }
    }
    return found
  }

  private func resolve(_ reference: String, in document: [String: Any]) throws -> ([String: Any], [String: Any]) {
    let parts = reference.components(separatedBy: "#")
    let home = parts[0].isEmpty ? document : try Self.load(folder.appending(path: parts[0]))
    var target = home
    for step in parts[1].split(separator: "/") { target = target[String(step)] as? [String: Any] ?? [:] }
    return (target, home)
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if one is NSNull || other is NSNull { return one is NSNull && other is NSNull }
    if let one = one as? String { return one == other as? String }
    if let one = one as? [String: String] { return one == other as? [String: String] }
    return one as? Double == other as? Double
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "boolean": value is Bool
    case "number": value is Double
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "array": value is [Any]
    default: value is [String: Any]
    }
  }
}
