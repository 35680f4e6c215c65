/// What parser and help know about an argument.
struct ArgumentDefinition: Sendable {
  enum Kind: Sendable {
    /// Values without a name, such as the files to work on.
    case operand(count: ClosedRange<Int>)
    /// An option that is either there or not.
    case flag
    /// An option with a value.
    case option(repeats: Bool)
  }

  var kind: Kind
  /// The name after the two dashes; for operands the placeholder.
  var name: String
  /// The name after one dash.
  var short: Character?
  /// The placeholder of the value in help, such as "FILE".
  var valueName = ""
  /// One sentence for help, without the default and the allowed values.
  var help: String
  /// The default as one would type it; nil when there is none.
  var defaultText: String?
  var allowedValues: [String] = []

  var isOperand: Bool {
    if case .operand = kind { true } else { false }
  }

  var takesValue: Bool {
    if case .option = kind { true } else { false }
  }
}
