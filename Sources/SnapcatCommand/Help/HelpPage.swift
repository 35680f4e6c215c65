/// The help of a command, or of the tool when it has only commands to list.
struct HelpPage: Sendable {
  /// A row of two columns.
  private struct Row {
    var term: String
    var text: String
  }

  /// The longest first column; longer terms have their text on the next line.
  private static let widestTerm = 28

  /// The words to type, such as "snapcat models".
  let call: String
  let command: any Command.Type
  /// Columns to fill; lines are kept readable on very wide and very narrow terminals.
  let width: Int

  init(call: String, command: any Command.Type, width: Int) {
    self.call = call
    self.command = command
    self.width = min(max(width, 40), 110)
  }

  /// The page, with a line end.
  var text: String {
    let syntax = command.syntax
    var sections = [wrap(syntax.summary), usage]
    sections += syntax.discussion.map { wrap($0) }
    sections.append(
      section("Commands", command.subcommands.map { Row(term: $0.syntax.name, text: $0.syntax.summary) }))
    sections.append(
      section(
        "Arguments",
        syntax.arguments.filter(\.isOperand).map { Row(term: Self.operandTerm($0), text: $0.help) }))
    sections.append(section("Options", optionRows))
    sections.append(examples)
    sections.append(
      section("Exit status", syntax.exitStatuses.map { Row(term: String($0.code.rawValue), text: $0.meaning) }))
    if !command.subcommands.isEmpty {
      sections.append(wrap("'\(call) COMMAND --help' tells more about a command."))
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var usage: [String] {
    let syntax = command.syntax
    guard command.subcommands.isEmpty else { return hanging("Usage: \(call)", "COMMAND [ARGUMENT]...") }
    var words: [String] = []
    if syntax.arguments.contains(where: { !$0.isOperand }) { words.append("[OPTION]...") }
    words += syntax.arguments.filter(\.isOperand).map { Self.operandTerm($0) }
    return hanging("Usage: \(call)", (words.isEmpty ? ["[OPTION]"] : words).joined(separator: " "))
  }

  private var optionRows: [Row] {
    let options = command.syntax.arguments.filter { !$0.isOperand }
    let rows = options.map { Row(term: Self.optionTerm($0), text: Self.optionText($0)) }
    return rows + [Row(term: "-h, --help", text: "Show this help.")]
  }

  private var examples: [String] {
    let examples = command.syntax.examples
    guard !examples.isEmpty else { return [] }
    return ["Examples:"]
      + examples.flatMap { example in
        ["  " + example.call] + example.explanation.wrapped(width: width - 6).map { "      " + $0 }
      }
  }

  private static func operandTerm(_ definition: ArgumentDefinition) -> String {
    guard case .operand(let count) = definition.kind else { return definition.name }
    let name = definition.name + (count.upperBound > 1 ? "..." : "")
    return count.lowerBound == 0 ? "[\(name)]" : name
  }

  private static func optionTerm(_ definition: ArgumentDefinition) -> String {
    let short = definition.short.map { "-\($0), " } ?? "    "
    return "\(short)--\(definition.name)" + (definition.takesValue ? " \(definition.valueName)" : "")
  }

  private static func optionText(_ definition: ArgumentDefinition) -> String {
    var notes: [String] = []
    if !definition.allowedValues.isEmpty { notes.append(definition.allowedValues.joined(separator: ", ")) }
    if let defaultText = definition.defaultText { notes.append("default: " + defaultText) }
    if case .option(repeats: true) = definition.kind { notes.append("may be given several times") }
    guard !notes.isEmpty else { return definition.help }
    let sentence = definition.help.hasSuffix(".") ? String(definition.help.dropLast()) : definition.help
    return "\(sentence) (\(notes.joined(separator: "; ")))."
  }

  private func section(_ title: String, _ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let terms = rows.map(\.term.count).filter { $0 <= Self.widestTerm }
    let column = min((terms.max() ?? 0) + 4, width / 2)
    return ["\(title):"]
      + rows.flatMap { row in
        let lines = row.text.wrapped(width: width - column).map { String(repeating: " ", count: column) + $0 }
        guard row.term.count + 4 <= column, let first = lines.first else { return ["  " + row.term] + lines }
        return [("  " + row.term).padded(to: column) + first.dropFirst(column)] + lines.dropFirst()
      }
  }

  private func wrap(_ text: String) -> [String] { text.wrapped(width: width) }

  /// The text after a lead, its further lines set in under its first one.
  private func hanging(_ lead: String, _ text: String) -> [String] {
    let indent = lead.count + 1
    let longest = text.split(separator: " ").map(\.count).max() ?? 0
    guard indent + longest <= width else { return [lead] + text.wrapped(width: width - 4).map { "    " + $0 } }
    return text.wrapped(width: width - indent).enumerated().map { index, line in
      (index == 0 ? lead + " " : String(repeating: " ", count: indent)) + line
    }
  }
}
