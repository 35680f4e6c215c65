/// A type that an option's value can be read as.
protocol ArgumentValue: Sendable {
  /// The values that are allowed, for help and for suggestions; empty when there is no fixed list.
  static var allowedArguments: [String] { get }
  /// What a value has to look like, for error messages, such as "a whole number".
  static var argumentDescription: String { get }

  /// Reads the value from an argument; nil when it is none.
  init?(argument: String)

  /// The value as one would type it.
  var argumentText: String { get }
}

extension ArgumentValue {
  static var allowedArguments: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  static var allowedArguments: [String] { allCases.map(\.rawValue) }
  static var argumentDescription: String { "one of \(allowedArguments.joined(separator: ", "))" }

  init?(argument: String) { self.init(rawValue: argument) }

  var argumentText: String { rawValue }
}

extension String: ArgumentValue {
  static var argumentDescription: String { "a text" }

  init?(argument: String) { self = argument }

  var argumentText: String { self }
}

extension Int: ArgumentValue {
  static var argumentDescription: String { "a whole number" }

  init?(argument: String) { self.init(argument) }

  var argumentText: String { String(self) }
}

extension Double: ArgumentValue {
  static var argumentDescription: String { "a number" }

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }

  var argumentText: String { String(self) }
}
