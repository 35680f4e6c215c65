import Foundation

/// A call to the system that failed.
package struct SystemCallError: Error, Hashable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The failure that `errno` names now.
  package static var last: SystemCallError { SystemCallError(code: errno) }

  /// What happened, in the system's words.
  package var description: String { String(cString: strerror(code)) }
}
