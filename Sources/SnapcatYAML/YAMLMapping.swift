/// A mapping whose keys are taken one after the other.
///
/// A key that is missing gives nil; one that holds something else than asked for is noted as a mistake in the document and
/// gives nil, too. ``finish()`` notes the keys that nobody asked for.
public struct YAMLMapping {
  /// The keys that lead here, joined with dots.
  public let keyPath: String
  /// The line where the mapping starts.
  public let line: Int
  private let document: YAMLDocument
  private let entries: [YAMLNode.Entry]
  private var known: Set<String> = []

  /// Reads a node as a mapping; notes a mistake and gives nil when it is none.
  init?(_ node: YAMLNode, keyPath: String, in document: YAMLDocument) {
    if case .mapping(let entries) = node.value {
      self.entries = entries
    } else if node.isNull {
      entries = []
    } else {
      document.report(line: node.line, keyPath: keyPath, "expected a mapping of keys to values, got \(node.kind)")
      return nil
    }
    self.keyPath = keyPath
    self.document = document
    line = node.line
  }

  init(emptyAtLine line: Int, keyPath: String, in document: YAMLDocument) {
    entries = []
    self.keyPath = keyPath
    self.line = line
    self.document = document
  }

  /// The keys, in the order of the file.
  public var keys: [String] { entries.map(\.key) }

  /// The value of a key.
  public mutating func value<Value: YAMLScalar>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    guard let entry = take(key) else { return nil }
    return scalar(entry.value, keyPath: path(key))
  }

  /// The value of a key, within a range.
  public mutating func value<Value: YAMLScalar & Comparable>(
    _ key: String, in range: ClosedRange<Value>
  ) -> Value? {
    guard let entry = take(key), let value: Value = scalar(entry.value, keyPath: path(key)) else { return nil }
    guard range.contains(value) else {
      report(key, "must lie within \(range.lowerBound) and \(range.upperBound), got \(value)")
      return nil
    }
    return value
  }

  /// The value of a key that has to be there.
  public mutating func required<Value: YAMLScalar>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    guard entries.contains(where: { $0.key == key && !$0.value.isNull }) else {
      known.insert(key)
      document.report(line: line, keyPath: keyPath, "the key '\(key)' is missing (\(Value.yamlExpectation))")
      return nil
    }
    return value(key)
  }

  /// The list of scalars that a key holds; a single scalar counts as a list of one.
  public mutating func list<Value: YAMLScalar>(_ key: String, of type: Value.Type = Value.self) -> [Value]? {
    guard let entry = take(key) else { return nil }
    guard case .sequence(let nodes) = entry.value.value else {
      return scalar(entry.value, keyPath: path(key)).map { [$0] }
    }
    return nodes.enumerated().compactMap { scalar($1, keyPath: "\(path(key))[\($0)]") }
  }

  /// The mapping that a key holds.
  public mutating func mapping(_ key: String) -> YAMLMapping? {
    guard let entry = take(key) else { return nil }
    return YAMLMapping(entry.value, keyPath: path(key), in: document)
  }

  /// The list of mappings that a key holds.
  public mutating func mappings(_ key: String) -> [YAMLMapping]? {
    guard let entry = take(key) else { return nil }
    guard case .sequence(let nodes) = entry.value.value else {
      report(key, "expected a list, got \(entry.value.kind)")
      return nil
    }
    return nodes.enumerated().compactMap { YAMLMapping($1, keyPath: "\(path(key))[\($0)]", in: document) }
  }

  /// The node of a key as it is, for values of several shapes.
  public mutating func node(_ key: String) -> YAMLNode? { take(key)?.value }

  /// Notes a mistake about the value of a key, at its line.
  public func report(_ key: String, _ message: String) {
    let entry = entries.first { $0.key == key }
    document.report(line: entry?.value.line ?? line, keyPath: path(key), message)
  }

  /// Notes the keys that nobody asked for.
  public func finish() {
    for entry in entries where !known.contains(entry.key) {
      let choices = known.sorted().joined(separator: ", ")
      document.report(line: entry.line, keyPath: path(entry.key), "unknown key; known here: \(choices)")
    }
  }

  private mutating func take(_ key: String) -> YAMLNode.Entry? {
    known.insert(key)
    return entries.first { $0.key == key && !$0.value.isNull }
  }

  private func path(_ key: String) -> String { keyPath.isEmpty ? key : "\(keyPath).\(key)" }

  private func scalar<Value: YAMLScalar>(_ node: YAMLNode, keyPath: String) -> Value? {
    if case .scalar(let text, let isQuoted) = node.value, let value = Value(yamlScalar: text, isQuoted: isQuoted) {
      return value
    }
    document.report(line: node.line, keyPath: keyPath, "expected \(Value.yamlExpectation), got \(node.kind)")
    return nil
  }
}
