/// Where the journal has what of which picture.
struct JournalIndex {
  /// The last line of each picture that may be taken over, by the picture's path.
  private(set) var lines: [FilePath: Range<Int>] = [:]
  /// Folders that files were written to, relative to the output folder.
  private(set) var folders: Set<FilePath> = []
  /// Where the last whole line ends.
  private(set) var end = 0
  /// Whether the file starts as a journal does.
  private(set) var isJournal = false
  /// How many lines there are.
  private(set) var count = 0

  /// Whether every line but the first is what is known of a picture.
  var isTidy: Bool { isJournal && count == lines.count + 1 }

  /// Reads a journal; damaged lines are passed over.
  init(of path: FilePath) throws(SystemCallError) {
    try JournalIndex.forEachLine(of: path) { bytes, range in
      end = range.upperBound
      count += 1
      guard let line = JournalLine(bytes) else { return }
      if range.lowerBound == 0 { isJournal = line == .schema(JournalLine.currentSchema) }
      add(line, range)
    }
  }

  private mutating func add(_ line: JournalLine, _ range: Range<Int>) {
    switch line {
    case .schema: break
    case .forget: lines = [:]
    case .planned(let files): folders.formUnion(files.map(\.deletingLastComponent))
    case .entry(let entry):
      if let path = FilePath(percentEncoded: entry.path) { lines[path] = range }
      folders.formUnion(entry.files.compactMap { $0.place?.deletingLastComponent })
    }
  }

  /// Calls `body` with each whole line, without its end, and with its place including its end.
  static func forEachLine(of path: FilePath, _ body: ([UInt8], Range<Int>) -> Void) throws(SystemCallError) {
    let reader = try LineReader(path)
    var offset = 0
    while let line = try reader.next(), reader.endedLine {
      let end = offset + line.count + 1
      body(line, offset..<end)
      offset = end
    }
  }
}
