import Testing

@testable import SnapcatCommand

@Suite("The tool as a whole")
struct CommandLineToolTests {
  @Test("Nothing to do shows the help as an error")
  func noArguments() async {
    let test = TestConsole()
    #expect(await test.run() == .usage)
    #expect(test.output.text.isEmpty)
    #expect(test.errors.text.contains("Usage: snapcat COMMAND"))
  }

  @Test("The version")
  func version() async {
    let test = TestConsole()
    #expect(await test.run("--version") == .success)
    #expect(test.output.text.hasPrefix("snapcat "))
    #expect(test.errors.text.isEmpty)
  }

  @Test("Help can be asked for in several ways and is always the same")
  func help() async {
    let pages = [TestConsole(), TestConsole(), TestConsole(), TestConsole()]
    #expect(await pages[0].run("card", "--help") == .success)
    #expect(await pages[1].run("help", "card") == .success)
    #expect(await pages[2].run("card", "-h", "a.jpg") == .success)
    #expect(await pages[3].run("card", "--format", "json", "--help") == .success)
    #expect(pages[0].output.text.contains("Usage: snapcat card"))
    #expect(Set(pages.map(\.output.text)).count == 1)
  }

  @Test("Help of commands within commands")
  func nestedHelp() async {
    let pages = [TestConsole(), TestConsole()]
    #expect(await pages[0].run("help", "models", "list") == .success)
    #expect(await pages[1].run("models", "list", "--help") == .success)
    #expect(pages[0].output.text.contains("Usage: snapcat models list"))
    #expect(pages[0].output.text == pages[1].output.text)
  }

  @Test(
    "Slips are usage errors that name the command and what was meant",
    arguments: [
      (["crad", "a.jpg"], "unknown command 'crad'; did you mean 'card'?"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
      (["help", "detct"], "unknown command 'detct'; did you mean 'detect'?"),
      (["models", "lst"], "models: unknown command 'lst'; did you mean 'list'?"),
      (["models"], "models: no command given"),
      (["card"], "card: nothing given for IMAGE"),
      (["card", "--formt", "json", "a.jpg"], "card: unknown option '--formt'; did you mean '--format'?"),
      (["card", "--format", "vcrad", "a.jpg"], "did you mean 'vcard'?"),
      (["card", "--region", "Poland", "a.jpg"], "--region, which takes a country code of two letters"),
      (["scan", "a.jpg"], "scan: say where the picture goes: -o FILE"),
      (["scan", "a.jpg", "-o", "flat.gif"], "which takes a file that ends in .png or .jpg"),
      (["scan", "a.jpg", "b.jpg", "-o", "flat.png"], "scan: unexpected argument 'b.jpg'"),
      (["run", "--workers", "0"], "a whole number from 1 to 256"),
      (["detect", "a.jpg", "--min-confidence", "1.5"], "a number from 0.0 to 1.0"),
    ] as [([String], String)])
  func slips(arguments: [String], message: String) async {
    let test = TestConsole()
    let code = await CommandLineTool(console: test.console).run(arguments)
    #expect(code == .usage)
    #expect(test.output.text.isEmpty)
    #expect(test.errors.text.hasPrefix("snapcat: "))
    #expect(test.errors.text.contains(message), "\(test.errors.text)")
    #expect(test.errors.text.contains("--help'."))
  }

  @Test("An output that nobody reads ends the tool without a word")
  func brokenPipe() async {
    let test = TestConsole()
    var console = test.console
    console.output = ClosedOutput()
    #expect(await CommandLineTool(console: console).run(["--help"]) == .brokenPipe)
    #expect(test.errors.text.isEmpty)
  }

  @Test("The exit statuses are those that the documentation names")
  func exitCodes() {
    #expect(ExitCode.allCases.map(\.rawValue).sorted() == [0, 1, 2, 3, 4, 130, 141, 143])
  }
}
