/// An argument that a command takes, with the type of what it gives.
///
/// A command declares its arguments as constants, lists their definitions in its syntax and reads them with
/// ``ParsedArguments``.
struct Argument<Result: Sendable>: Sendable {
  let definition: ArgumentDefinition
  /// Makes the result from the values as they were typed.
  let read: @Sendable ([String]) throws(UsageError) -> Result
}

extension Argument where Result == Bool {
  /// An option without a value.
  static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
    Argument(definition: ArgumentDefinition(kind: .flag, name: name, short: short, help: help)) { !$0.isEmpty }
  }
}

extension Argument where Result == [String] {
  /// The arguments without a name.
  static func operands(_ name: String, count: ClosedRange<Int>, help: String) -> Self {
    Argument(definition: ArgumentDefinition(kind: .operand(count: count), name: name, help: help)) { $0 }
  }
}

extension Argument where Result: ArgumentValue {
  /// An option with a default; given several times, the last one counts.
  static func option(
    _ name: String, short: Character? = nil, value valueName: String, default defaultValue: Result,
    in range: ArgumentRange<Result>? = nil, help: String
  ) -> Self {
    var definition = ArgumentDefinition(
      kind: .option(repeats: false), name: name, short: short, valueName: valueName, help: help)
    definition.defaultText = defaultValue.argumentText
    definition.allowedValues = Result.allowedArguments
    return Argument(definition: definition) { values throws(UsageError) in
      guard let text = values.last else { return defaultValue }
      return try Result.read(text, option: name, range: range)
    }
  }
}

extension Argument {
  /// An option that may be left out; given several times, the last one counts.
  static func optional<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, value valueName: String, in range: ArgumentRange<Value>? = nil,
    help: String
  ) -> Self where Result == Value? {
    var definition = ArgumentDefinition(
      kind: .option(repeats: false), name: name, short: short, valueName: valueName, help: help)
    definition.allowedValues = Value.allowedArguments
    return Argument(definition: definition) { values throws(UsageError) in
      guard let text = values.last else { return nil }
      return try Value.read(text, option: name, range: range)
    }
  }

  /// An option that may be given several times, each time with one value.
  static func repeated<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, value valueName: String, help: String
  ) -> Self where Result == [Value] {
    var definition = ArgumentDefinition(
      kind: .option(repeats: true), name: name, short: short, valueName: valueName, help: help)
    definition.allowedValues = Value.allowedArguments
    return Argument(definition: definition) { values throws(UsageError) in
      var result: [Value] = []
      for text in values { result.append(try Value.read(text, option: name, range: nil)) }
      return result
    }
  }
}

extension ArgumentValue {
  fileprivate static func read(
    _ text: String, option name: String, range: ArgumentRange<Self>?
  ) throws(UsageError) -> Self {
    guard let value = Self(argument: text) else {
      let guess = Suggestion.closest(to: text, among: allowedArguments).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("'\(text)' is no value for --\(name), which takes \(argumentDescription)\(guess)")
    }
    if let range, !range.contains(value) {
      throw UsageError("'\(text)' is no value for --\(name), which takes \(range.description)")
    }
    return value
  }
}
