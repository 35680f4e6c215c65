extension KeyedDecodingContainer {
  /// Checks that a record says it is of the expected schema.
  package func checkSchema(_ expected: String, forKey key: Key) throws {
    let schema = try decode(String.self, forKey: key)
    guard schema == expected else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "schema \(schema) where \(expected) was expected")
    }
  }
}
