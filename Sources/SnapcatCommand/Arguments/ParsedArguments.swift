/// The arguments of one call of a command, sorted by what they belong to.
struct ParsedArguments: Sendable {
  /// Values as typed, by the name of the argument; a flag that was given has one empty value for each time.
  private(set) var values: [String: [String]] = [:]
  /// Whether help was asked for; nothing else counts then.
  var asksForHelp = false

  mutating func append(_ value: String, to definition: ArgumentDefinition) {
    values[definition.name, default: []].append(value)
  }

  /// What an argument of the command gives.
  subscript<Result>(argument: Argument<Result>) -> Result {
    get throws(UsageError) { try argument.read(values[argument.definition.name] ?? []) }
  }

  /// Whether the option was given at all.
  func contains<Result>(_ argument: Argument<Result>) -> Bool { values[argument.definition.name] != nil }
}
