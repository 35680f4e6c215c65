/// An output of a network: floats in rows, the last dimension running fastest.
struct Tensor: Hashable, Sendable {
  var name: String
  var shape: [Int]
  var values: [Float]

  init(name: String, shape: [Int], values: [Float]) {
    self.name = name
    self.shape = shape
    self.values = values
  }

  /// How many values a row, the last dimension, has.
  var rowLength: Int { shape.last ?? 0 }

  /// How many rows there are when all dimensions but the last are joined.
  var rowCount: Int { rowLength == 0 ? 0 : values.count / rowLength }
}
