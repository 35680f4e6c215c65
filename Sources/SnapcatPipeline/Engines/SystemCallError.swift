import Foundation

/// A call to the system that failed.
struct SystemCallError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  /// The failure that `errno` names now.
  static var last: SystemCallError { SystemCallError(code: errno) }

  /// What happened, in the system's words.
  var description: String { String(cString: strerror(code)) }
}
