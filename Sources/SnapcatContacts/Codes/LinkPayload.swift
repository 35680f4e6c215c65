import Foundation

/// Reads payloads that are one address: of a page, a mailbox or a telephone.
enum LinkPayload {
  /// Reads the payload and says what it is.
  static func read(_ text: String, into builder: inout CodeRecordBuilder) -> ContactCode.Kind {
    let lowered = text.lowercased()
    if lowered.hasPrefix("mailto:") {
      let address = text.dropFirst(7).prefix { $0 != "?" }
      builder.add(address.removingPercentEncoding ?? String(address), to: .emails)
      return .email
    }
    if lowered.hasPrefix("matmsg:") {
      let fields = text.dropFirst(7).split(separator: ";")
      if let address = fields.first(where: { $0.uppercased().hasPrefix("TO:") }) {
        builder.add(String(address.dropFirst(3)), to: .emails)
      }
      return .email
    }
    for scheme in ["tel:", "sms:", "smsto:"] where lowered.hasPrefix(scheme) {
      let number = text.dropFirst(scheme.count).prefix { $0 != "?" && $0 != ":" && $0 != ";" }
      builder.addPhone(number.removingPercentEncoding ?? String(number), to: nil)
      return .phone
    }
    guard !text.contains(where: \.isWhitespace) else { return .text }
    let scalars = Array(text.unicodeScalars)
    if let email = EmailScanner.scan(scalars).first, email.range == 0..<scalars.count {
      builder.add(email.value, to: .emails)
      return .email
    }
    if let site = WebsiteScanner.scan(scalars, outside: [], labelled: false).first, site.range.lowerBound == 0 {
      builder.addWebsite(text)
      return .url
    }
    return .text
  }
}
