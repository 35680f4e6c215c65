import CYAML

/// Turns text into nodes with libyaml.
struct LibYAML {
  /// The deepest nesting that is read; a file beyond it is an attack or an accident.
  static let maximumDepth = 64

  private var parser = yaml_parser_t()
  private let file: String
  private let lineCount: Int

  /// Parses one document.
  ///
  /// - Throws: ``YAMLError`` with the line of the mistake.
  static func parse(_ text: String, file: String) throws(YAMLError) -> YAMLNode {
    let bytes = Array((text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8)
    let outcome: Result<YAMLNode, YAMLError> = bytes.withUnsafeBufferPointer { buffer in
      var reader = LibYAML(file: file, lineCount: Self.lineCount(bytes))
      guard yaml_parser_initialize(&reader.parser) != 0 else {
        return .failure(YAMLError(file: file, line: 1, keyPath: "", message: "out of memory"))
      }
      defer { yaml_parser_delete(&reader.parser) }
      var empty: UInt8 = 0
      yaml_parser_set_encoding(&reader.parser, YAML_UTF8_ENCODING)
      return withUnsafePointer(to: &empty) { nothing in
        yaml_parser_set_input_string(&reader.parser, buffer.baseAddress ?? nothing, buffer.count)
        return Result { () throws(YAMLError) in try reader.document() }
      }
    }
    return try outcome.get()
  }

  /// How many lines there are; they end with LF, CR, or both.
  private static func lineCount(_ bytes: [UInt8]) -> Int {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    return 1
      + bytes.indices.count { index in
        bytes[index] == lineFeed
          || bytes[index] == carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != lineFeed)
      }
  }

  private init(file: String, lineCount: Int) {
    self.file = file
    self.lineCount = lineCount
  }

  private mutating func document() throws(YAMLError) -> YAMLNode {
    var root: YAMLNode?
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_STREAM_END_EVENT:
        return root ?? YAMLNode(value: .mapping([]), line: 1)
      case YAML_DOCUMENT_START_EVENT:
        if root != nil { throw mistake(at: event, "only one YAML document is read") }
        var first = try next()
        defer { yaml_event_delete(&first) }
        root = try node(first, depth: 0)
      default:
        throw mistake(at: event, "unexpected content")
      }
    }
  }

  private mutating func node(_ event: yaml_event_t, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth < Self.maximumDepth else { throw mistake(at: event, "nested too deeply") }
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return YAMLNode(value: .scalar(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE), line: line)
    case YAML_SEQUENCE_START_EVENT:
      return YAMLNode(value: .sequence(try sequence(depth: depth)), line: line)
    case YAML_MAPPING_START_EVENT:
      return YAMLNode(value: .mapping(try mapping(depth: depth)), line: line)
    case YAML_ALIAS_EVENT:
      throw mistake(at: event, "anchors and aliases are not read; write the value out")
    default:
      throw mistake(at: event, "unexpected content")
    }
  }

  private mutating func sequence(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_SEQUENCE_END_EVENT { return nodes }
      nodes.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func mapping(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      if event.type == YAML_MAPPING_END_EVENT { return entries }
      let keyNode = try node(event, depth: depth + 1)
      guard case .scalar(let key, _) = keyNode.value else { throw mistake(at: event, "a key must be plain text") }
      guard keys.insert(key).inserted else { throw mistake(at: event, "the key '\(key)' occurs twice") }
      var valueEvent = try next()
      defer { yaml_event_delete(&valueEvent) }
      let value = try node(valueEvent, depth: depth + 1)
      entries.append(YAMLNode.Entry(key: key, line: keyNode.line, value: value))
    }
  }

  private mutating func next() throws(YAMLError) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) != 0 else {
      let problem = parser.problem.map { String(cString: $0) } ?? "cannot be parsed"
      let line = max(Int(parser.problem_mark.line), Int(parser.context_mark.line)) + 1
      // At the end of the stream libyaml names the line after the last one.
      throw YAMLError(file: file, line: min(line, lineCount), keyPath: "", message: "no valid YAML: \(problem)")
    }
    return event
  }

  private func mistake(at event: yaml_event_t, _ message: String) -> YAMLError {
    YAMLError(file: file, line: Int(event.start_mark.line) + 1, keyPath: "", message: message)
  }
}
