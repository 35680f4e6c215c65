/// Where the page is served.
public struct ServingAddress: Hashable, Sendable, CustomStringConvertible {
  /// An IPv4 address; 0.0.0.0 for all of the machine.
  public let host: [UInt8]
  /// 0 for any port that is free.
  public let port: UInt16

  /// Reads "8080" (at 127.0.0.1), "0.0.0.0:8080" or "localhost:8080"; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let last = parts.last, let port = UInt16(last) else { return nil }
    self.port = port
    guard parts.count == 2, parts[0] != "localhost" else {
      host = [127, 0, 0, 1]
      return
    }
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
    guard numbers.count == 4 else { return nil }
    host = numbers
  }

  public var description: String { "\(host.map(String.init).joined(separator: ".")):\(port)" }
}
