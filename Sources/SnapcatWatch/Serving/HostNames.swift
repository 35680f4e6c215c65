import Foundation

/// The names under which the page may be asked for.
///
/// A page on the web could make a browser ask for this one under a name of its own that it lets point here ("DNS
/// rebinding"), and would see the camera. It cannot do so with an IP address, or with a name of this machine.
struct HostNames: Sendable {
  private let names: Set<String>

  /// - Parameters:
  ///   - extra: names that are allowed on top, in any case.
  ///   - machine: the machine's own name.
  init(extra: [String], machine: String = ProcessInfo.processInfo.hostName) {
    let short = machine.lowercased().prefix { $0 != "." }
    let own = short.isEmpty ? [] : [machine.lowercased(), String(short), "\(short).local"]
    names = Set(extra.map { $0.lowercased() } + own + ["localhost"])
  }

  /// Whether a request with this value of its `Host` header is answered; nil stands for a request without one, which no
  /// browser makes.
  func allow(_ header: String?) -> Bool {
    guard let header else { return true }
    if header.hasPrefix("[") { return header.contains("]") }
    var name = header.prefix { $0 != ":" }.lowercased()
    if name.hasSuffix(".") { name.removeLast() }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    if numbers.count == 4, numbers.allSatisfy({ UInt8($0) != nil }) { return true }
    return names.contains(name) || name.hasSuffix(".localhost")
  }
}
