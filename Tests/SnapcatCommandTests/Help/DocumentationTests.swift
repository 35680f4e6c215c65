import Foundation
import Testing

@testable import SnapcatCommand

@Suite("docs/commands.md")
struct DocumentationTests {
  private static var page: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
      return try String(contentsOf: root.appending(path: "docs/commands.md"), encoding: .utf8)
    }
  }

  @Test("Every command has its section, with all its options and defaults")
  func options() throws {
    let page = try Self.page
    for command in RootCommand.subcommands {
      let syntax = command.syntax
      let parts = page.components(separatedBy: "\n## \(syntax.name)\n")
      try #require(parts.count == 2, "\(syntax.name)")
      let section = parts[1].components(separatedBy: "\n## ")[0]
      for argument in syntax.arguments {
        let term = argument.isOperand ? argument.name : "--\(argument.name)"
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") && $0.contains(term) }
        #expect(!rows.isEmpty, "\(syntax.name) \(term)")
        if let text = argument.defaultText { #expect(rows.contains { $0.contains(text) }, "\(term) \(text)") }
        if let short = argument.short { #expect(rows.contains { $0.contains("-\(short)") }, "\(term) -\(short)") }
      }
      for subcommand in command.subcommands { #expect(section.contains(subcommand.syntax.name)) }
    }
  }

  @Test("Every exit status is explained")
  func exitStatuses() throws {
    let rows = try Self.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    for code in ExitCode.allCases {
      #expect(rows.contains { $0.split(separator: "|")[0].contains("\(code.rawValue)") }, "\(code)")
    }
  }
}
