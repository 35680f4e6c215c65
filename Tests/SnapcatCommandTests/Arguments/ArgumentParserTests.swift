import Testing

@testable import SnapcatCommand

@Suite("Argument parser")
struct ArgumentParserTests {
  private static let files = Argument<[String]>.operands("FILE", count: 0...Int.max, help: "")
  private static let all = Argument<Bool>.flag("all", short: "a", help: "")
  private static let quiet = Argument<Bool>.flag("quiet", short: "q", help: "")
  private static let output = Argument<String>.option("output", short: "o", value: "DIR", default: "out", help: "")
  private static let words = Argument<[String]>.repeated("word", short: "w", value: "WORD", help: "")
  private static let share = Argument<Double?>.optional("share", value: "X", in: .range(0...1), help: "")
  private static let state = Argument<OnOff>.option("state", value: "STATE", default: .off, help: "")

  private static let parser = ArgumentParser(definitions: [
    files.definition, all.definition, quiet.definition, output.definition, words.definition, share.definition,
    state.definition,
  ])

  /// What a line of arguments is read as.
  struct Outcome: Equatable {
    var files: [String] = []
    var all = false
    var quiet = false
    var output = "out"
    var words: [String] = []
    var share: Double?
    var state = OnOff.off
  }

  @Test(
    "Options and operands in all spellings",
    arguments: [
      ("", Outcome()),
      ("a b", Outcome(files: ["a", "b"])),
      ("--all a", Outcome(files: ["a"], all: true)),
      ("a -a", Outcome(files: ["a"], all: true)),
      ("-aq", Outcome(all: true, quiet: true)),
      ("--output x", Outcome(output: "x")),
      ("--output=x", Outcome(output: "x")),
      ("--output=", Outcome(output: "")),
      ("--output=a=b", Outcome(output: "a=b")),
      ("-o x", Outcome(output: "x")),
      ("-ox", Outcome(output: "x")),
      ("-o=x", Outcome(output: "x")),
      ("-aox", Outcome(all: true, output: "x")),
      ("-o -", Outcome(output: "-")),
      ("-o x -o y", Outcome(output: "y")),
      ("-w one --word two --word=three", Outcome(words: ["one", "two", "three"])),
      ("-", Outcome(files: ["-"])),
      ("-- -a --all", Outcome(files: ["-a", "--all"])),
      ("a -- -- b", Outcome(files: ["a", "--", "b"])),
      ("--share 0.25", Outcome(share: 0.25)),
      ("--share=1", Outcome(share: 1)),
      ("--state on", Outcome(state: .on)),
      ("--word=-x", Outcome(words: ["-x"])),
    ])
  func accepted(line: String, expected: Outcome) throws {
    let parsed = try Self.parser.parse(line.split(separator: " ").map(String.init))
    let outcome = Outcome(
      files: try parsed[Self.files], all: try parsed[Self.all], quiet: try parsed[Self.quiet],
      output: try parsed[Self.output], words: try parsed[Self.words], share: try parsed[Self.share],
      state: try parsed[Self.state])
    #expect(outcome == expected)
  }

  @Test(
    "Slips are refused, with what was meant where that is clear",
    arguments: [
      ("--al", "did you mean '--all'?"),
      ("--ouptut x", "did you mean '--output'?"),
      ("--completely-different", "unknown option '--completely-different'"),
      ("--hlep", "did you mean '--help'?"),
      ("-x", "unknown option '-x'"),
      ("-all", "did you mean '--all'?"),
      ("--all=yes", "'--all' takes no value"),
      ("--output", "needs a value: --output DIR"),
      ("-o", "needs a value: -o DIR"),
      ("--output --all", "write '--output=--all'"),
      ("--share 2", "takes a number from 0.0 to 1.0"),
      ("--share -0.5", "'-0.5' is no value for --share"),
      ("--share much", "'much' is no value for --share"),
      ("--share nan", "'nan' is no value for --share"),
      ("--state of", "did you mean 'off'?"),
      ("--state maybe", "takes one of on, off"),
    ])
  func refused(line: String, message: String) {
    let error = #expect(throws: UsageError.self) {
      let parsed = try Self.parser.parse(line.split(separator: " ").map(String.init))
      _ = try parsed[Self.share]
      _ = try parsed[Self.state]
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("The number of operands is checked", arguments: [(["a"], true), ([], false), (["a", "b"], false)])
  func operandCount(arguments: [String], isAccepted: Bool) {
    let one = Argument<[String]>.operands("FILE", count: 1...1, help: "")
    let parsed = try? ArgumentParser(definitions: [one.definition]).parse(arguments)
    #expect((parsed != nil) == isAccepted)
  }

  @Test("Asking for help counts whatever else is missing", arguments: ["--help", "-h", "--all -h", "-ah"])
  func help(line: String) throws {
    let one = Argument<[String]>.operands("FILE", count: 1...1, help: "")
    let parser = ArgumentParser(definitions: [one.definition, Self.all.definition])
    #expect(try parser.parse(line.split(separator: " ").map(String.init)).asksForHelp)
  }

  @Test("After two dashes, help is an operand")
  func helpAsOperand() throws {
    #expect(try !Self.parser.parse(["--", "--help"]).asksForHelp)
  }
}
