import Testing

@testable import SnapcatCommand

@Suite("Help pages")
struct HelpPageTests {
  /// Every command of the tool with the words that call it.
  private static func allCommands(
    _ command: any Command.Type = RootCommand.self, call: String = "snapcat"
  ) -> [(call: String, command: any Command.Type)] {
    [(call, command)] + command.subcommands.flatMap { allCommands($0, call: "\(call) \($0.syntax.name)") }
  }

  @Test("Every command's page holds its options, allowed values, defaults and examples", arguments: [40, 80, 200])
  func completeness(width: Int) {
    for (call, command) in Self.allCommands() {
      let page = HelpPage(call: call, command: command, width: width).text
      let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("Usage: \(call)"))
      #expect(words.contains(command.syntax.summary))
      for argument in command.syntax.arguments {
        #expect(words.contains(argument.isOperand ? argument.name : "--\(argument.name)"), "\(call)")
        for value in argument.allowedValues { #expect(words.contains(value), "\(call) \(argument.name)") }
        if let text = argument.defaultText { #expect(words.contains("default: \(text)"), "\(call) \(argument.name)") }
      }
      for example in command.syntax.examples { #expect(page.contains(example.call)) }
      for subcommand in command.subcommands { #expect(words.contains(subcommand.syntax.name)) }
      #expect(!command.syntax.examples.isEmpty, "\(call) has no example")
      #expect(!command.syntax.exitStatuses.isEmpty, "\(call) does not say its exit statuses")
    }
  }

  @Test("Lines keep to the width, but for examples", arguments: [40, 60, 80, 110])
  func width(columns: Int) {
    for (call, command) in Self.allCommands() {
      let examples = command.syntax.examples.map(\.call)
      let page = HelpPage(call: call, command: command, width: columns).text
      for line in page.split(separator: "\n") where !examples.contains(where: { line.contains($0) }) {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test("No two options of a command share a name or a letter")
  func uniqueNames() {
    for (call, command) in Self.allCommands() {
      let names = command.syntax.arguments.map(\.name)
      let letters = command.syntax.arguments.compactMap(\.short)
      #expect(Set(names).count == names.count, "\(call)")
      #expect(Set(letters).count == letters.count, "\(call)")
      #expect(!names.contains("help") && !letters.contains("h"), "\(call)")
    }
  }

  @Test("The examples can be parsed by their own commands")
  func examplesParse() throws {
    for (call, command) in Self.allCommands() where command.subcommands.isEmpty {
      for example in command.syntax.examples {
        let words = Self.words(of: example.call)
        let start = try #require(words.firstIndex(of: "snapcat"))
        let arguments = words[(start + call.split(separator: " ").count)...].prefix { $0 != ">" && $0 != "|" }
        let parsed = try ArgumentParser(definitions: command.syntax.arguments).parse(Array(arguments))
        _ = try command.init(parsed)
      }
    }
  }

  /// A call as a shell splits it.
  private static func words(of call: String) -> [String] {
    call.split(separator: " ").map { $0.filter { $0 != "\"" } }
  }

  @Test(
    "Text is wrapped at blanks",
    arguments: [
      ("", 5, []), ("one", 5, ["one"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
      ("incomprehensible word", 4, ["incomprehensible", "word"]), ("  spaced   out ", 20, ["spaced out"]),
    ] as [(String, Int, [String])])
  func wrapping(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(width: width) == lines)
  }
}
