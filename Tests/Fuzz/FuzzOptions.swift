/// The command line of the fuzzer.
struct FuzzOptions {
  var seconds = 20.0
  var seed: UInt64 = 1
  /// The only entrance to try; nil for all.
  var entrance: String?
  /// The only case to try; nil for as many as there is time for.
  var oneCase: UInt64?
  /// The first case; for the processes that the fuzzer starts.
  var start: UInt64 = 0
  /// The file that gets the number of the case at hand; for the processes that the fuzzer starts.
  var state: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
      case "--entrance": entrance = rest.popFirst()
      case "--case": oneCase = rest.popFirst().flatMap(UInt64.init)
      case "--start": start = rest.popFirst().flatMap(UInt64.init) ?? 0
      case "--state": state = rest.popFirst()
      default: seconds = Double(argument) ?? seconds
      }
    }
  }
}
