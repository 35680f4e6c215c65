/// The values that an option allows, in words and as a test.
struct ArgumentRange<Value: Sendable>: Sendable {
  /// Such as "a number from 0 to 1".
  let description: String
  let contains: @Sendable (Value) -> Bool
}

extension ArgumentRange where Value: ArgumentValue & Comparable {
  /// All values of a closed range.
  static func range(_ range: ClosedRange<Value>) -> Self {
    let (low, high) = (range.lowerBound.argumentText, range.upperBound.argumentText)
    return ArgumentRange(description: "\(Value.argumentDescription) from \(low) to \(high)") { range.contains($0) }
  }
}
