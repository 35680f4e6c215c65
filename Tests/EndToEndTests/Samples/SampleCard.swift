import Foundation

/// A card of `samples/cards.json`: what is printed on it.
struct SampleCard: Decodable, Sendable {
  /// A printed value.
  struct Value: Decodable, Sendable {
    let text: String
  }

  /// In pixels of the picture, origin at the upper left, clockwise from the card's own top-left corner.
  let corners: [[Double]]
  let fields: [String: [Value]]

  /// The cards of each picture, the largest first.
  static func all() throws -> [String: [SampleCard]] {
    try JSONDecoder().decode([String: [SampleCard]].self, from: Data(contentsOf: Repository.sample("cards.json")))
  }

  /// The printed values of a field.
  func values(_ field: String) -> [String] { (fields[field] ?? []).map(\.text) }

  /// The printed phone numbers, digits only.
  var phoneDigits: Set<String> {
    Set(["WorkPhones", "MobilePhones", "Faxes", "OtherPhones"].flatMap(values).map { $0.filter(\.isNumber) })
  }
}
