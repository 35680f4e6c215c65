import Foundation

/// The configuration (.cfg) of a Darknet network: sections in brackets with a key and a value a line.
package struct DarknetConfiguration: Hashable, Sendable {
  private let text: String

  package init(_ data: Data) {
    text = String(decoding: data, as: UTF8.self)
  }

  /// The configuration with a threshold near 0 in every detection layer; one that the file itself names still counts.
  ///
  /// OpenCV's own default drops every score below 0.2, so that a request could not ask for less.
  package func reportingAllBoxes() -> Data {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      line.trimmingCharacters(in: .whitespaces) == "[yolo]" ? ["[yolo]", "thresh=0.001"] : [String(line)]
    }
    return Data(lines.joined(separator: "\n").utf8)
  }
}
