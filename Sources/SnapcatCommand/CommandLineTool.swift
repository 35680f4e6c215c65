import Foundation
import SnapcatPipeline

/// The tool as a whole: finds the command that the arguments name, runs it and turns errors into messages and statuses.
public struct CommandLineTool: Sendable {
  let console: Console

  init(console: Console) {
    self.console = console
  }

  /// Runs the command line of the process and ends it.
  public static func main() async -> Never {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let code = await CommandLineTool(console: .standard).run(Array(CommandLine.arguments.dropFirst()))
    // Work that was given up may still be running; it must not see the libraries taken down around it.
    fflush(nil)
    _exit(code.rawValue)
  }

  /// Runs a command line, given without the tool's own name.
  func run(_ arguments: [String]) async -> ExitCode {
    do {
      return try await dispatch(arguments)
    } catch is BrokenPipeError {
      return .brokenPipe
    } catch let error as InterruptionError {
      console.report("ended early; the files written so far are whole")
      return error.exitCode
    } catch let error as CommandError {
      console.report(error.description)
      return error.exitCode
    } catch {
      console.report(ErrorText.sentence(for: error))
      return .failure
    }
  }

  private func dispatch(_ arguments: [String]) async throws -> ExitCode {
    switch arguments.first {
    case nil:
      try console.errors.write(page(for: RootCommand.self, call: "snapcat", on: console.errors))
      return .usage
    case "--version":
      try console.output.writeLine("snapcat \(SnapcatVersion.current)")
      return .success
    case "--help", "-h", "help":
      let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
      return try help(for: words)
    default:
      return try await runCommand(arguments)
    }
  }

  private func help(for words: [String]) throws -> ExitCode {
    var (command, call): (any Command.Type, String) = (RootCommand.self, "snapcat")
    for word in words {
      guard let next = command.subcommands.first(where: { $0.syntax.name == word }) else {
        return complain(unknown(word, of: command), call: call)
      }
      (command, call) = (next, "\(call) \(word)")
    }
    try console.output.write(page(for: command, call: call, on: console.output))
    return .success
  }

  private func runCommand(_ arguments: [String]) async throws -> ExitCode {
    var (command, call): (any Command.Type, String) = (RootCommand.self, "snapcat")
    var rest = arguments[...]
    while !command.subcommands.isEmpty {
      guard let word = rest.popFirst() else {
        return complain(UsageError("no command given"), call: call)
      }
      if word == "--help" || word == "-h" {
        return try help(for: call.split(separator: " ").dropFirst().map(String.init))
      }
      guard let next = command.subcommands.first(where: { $0.syntax.name == word }) else {
        return complain(unknown(word, of: command), call: call)
      }
      (command, call) = (next, "\(call) \(word)")
    }
    return try await run(command, call: call, arguments: Array(rest))
  }

  private func run(_ command: any Command.Type, call: String, arguments: [String]) async throws -> ExitCode {
    let instance: (any Command)?
    do {
      let parsed = try ArgumentParser(definitions: command.syntax.arguments).parse(arguments)
      instance = parsed.asksForHelp ? nil : try command.init(parsed)
    } catch let error {
      return complain(error, call: call)
    }
    if let instance { return try await instance.run(in: console) }
    try console.output.write(page(for: command, call: call, on: console.output))
    return .success
  }

  private func page(for command: any Command.Type, call: String, on output: any TextOutput) -> String {
    HelpPage(call: call, command: command, width: output.width).text
  }

  private func complain(_ error: UsageError, call: String) -> ExitCode {
    let place = call.split(separator: " ").dropFirst().joined(separator: " ")
    console.report("\(place.isEmpty ? "" : place + ": ")\(error.message)\nTry '\(call) --help'.")
    return .usage
  }

  private func unknown(_ word: String, of command: any Command.Type) -> UsageError {
    let kind = word.hasPrefix("-") ? "option" : "command"
    var known = command.subcommands.map { $0.syntax.name }
    if word.hasPrefix("-") { known = ["--help", "--version"] }
    let guess = Suggestion.closest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("unknown \(kind) '\(word)'\(guess)")
  }
}
