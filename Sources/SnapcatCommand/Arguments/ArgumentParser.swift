/// Sorts the arguments of a call by the syntax of its command.
///
/// Understood are `--name value`, `--name=value`, `-n value`, `-nvalue`, flags, several one-letter flags after one dash,
/// a single dash as an operand, and `--` after which everything is an operand. Options and operands may be mixed.
struct ArgumentParser: Sendable {
  let definitions: [ArgumentDefinition]

  /// Sorts the arguments.
  ///
  /// - Throws: ``UsageError`` for unknown options, missing and surplus values, too few or too many operands.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      } else if argument.hasPrefix("--") {
        try parseLong(argument.dropFirst(2), rest: &rest, into: &parsed)
      } else if argument.hasPrefix("-"), argument != "-" {
        try parseShort(argument.dropFirst(), rest: &rest, into: &parsed)
      } else {
        operands.append(argument)
      }
    }
    if !parsed.asksForHelp { try assign(operands, into: &parsed) }
    return parsed
  }

  private func parseLong(
    _ text: Substring, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    let attached = equals.map { String(text[text.index(after: $0)...]) }
    if name == "help", attached == nil {
      parsed.asksForHelp = true
      return
    }
    guard let definition = options.first(where: { $0.name == name }) else {
      let known = options.map { "--\($0.name)" } + ["--help"]
      let guess = Suggestion.closest(to: "--\(name)", among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("unknown option '--\(name)'\(guess)")
    }
    guard definition.takesValue else {
      if attached != nil { throw UsageError("option '--\(name)' takes no value") }
      parsed.append("", to: definition)
      return
    }
    if let attached {
      parsed.append(attached, to: definition)
    } else {
      parsed.append(try value(of: "--\(name)", definition, from: &rest), to: definition)
    }
  }

  private func parseShort(
    _ text: Substring, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      if letter == "h", !options.contains(where: { $0.short == "h" }) {
        parsed.asksForHelp = true
        continue
      }
      guard let definition = options.first(where: { $0.short == letter }) else {
        let guess = options.contains { $0.name == text } ? "; did you mean '--\(text)'?" : ""
        throw UsageError("unknown option '-\(letter)'\(guess)")
      }
      guard definition.takesValue else {
        parsed.append("", to: definition)
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      parsed.append(
        letters.isEmpty ? try value(of: "-\(letter)", definition, from: &rest) : String(letters), to: definition)
      return
    }
  }

  /// The value of an option that stands in the next argument.
  private func value(
    of option: String, _ definition: ArgumentDefinition, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let next = rest.first else {
      throw UsageError("option '\(option)' needs a value: \(option) \(definition.valueName)")
    }
    let isOption = next.hasPrefix("-") && next != "-" && Double(next) == nil
    guard !isOption else {
      throw UsageError(
        "option '\(option)' needs a value; write '--\(definition.name)=\(next)' if '\(next)' is meant to be it")
    }
    rest.removeFirst()
    return next
  }

  private func assign(_ operands: [String], into parsed: inout ParsedArguments) throws(UsageError) {
    var rest = operands[...]
    for definition in definitions {
      guard case .operand(let count) = definition.kind else { continue }
      guard rest.count >= count.lowerBound else { throw UsageError("nothing given for \(definition.name)") }
      for operand in rest.prefix(count.upperBound) { parsed.append(operand, to: definition) }
      rest = rest.dropFirst(count.upperBound)
    }
    if let surplus = rest.first { throw UsageError("unexpected argument '\(surplus)'") }
  }

  private var options: [ArgumentDefinition] { definitions.filter { !$0.isOperand } }
}
