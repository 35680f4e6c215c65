import Foundation

/// Social networks and messengers: what cards call them and where their pages are.
enum SocialNetworks {
  /// A network that a card names.
  struct Network: Hashable, Sendable {
    var name: String
    /// What cards write before a handle, folded.
    var labels: [String]
    var hosts: [String]
  }

  /// A page or handle.
  struct Profile: Hashable, Sendable {
    var network: String
    /// The handle; nil where an address names none.
    var handle: String?
  }

  static let all: [Network] = [
    Network(name: "LinkedIn", labels: ["linkedin", "linked in", "linkedln"], hosts: ["linkedin.com", "lnkd.in"]),
    Network(name: "Instagram", labels: ["instagram", "insta", "ig"], hosts: ["instagram.com"]),
    Network(name: "X", labels: ["twitter", "x", "x (twitter)", "twitter/x"], hosts: ["twitter.com", "x.com"]),
    Network(
      name: "Facebook", labels: ["facebook", "fb", "facebook page"], hosts: ["facebook.com", "fb.com", "fb.me"]),
    Network(name: "YouTube", labels: ["youtube", "yt"], hosts: ["youtube.com", "youtu.be"]),
    Network(name: "TikTok", labels: ["tiktok", "tik tok"], hosts: ["tiktok.com"]),
    Network(name: "GitHub", labels: ["github", "git hub"], hosts: ["github.com"]),
    Network(name: "XING", labels: ["xing"], hosts: ["xing.com"]),
    Network(
      name: "WeChat", labels: ["wechat", "we chat", "wechat id", "weixin", "微信", "微信号"], hosts: ["weixin.qq.com"]),
    Network(name: "WhatsApp", labels: ["whatsapp", "whats app", "wa"], hosts: ["wa.me", "whatsapp.com"]),
    Network(name: "Telegram", labels: ["telegram", "tg"], hosts: ["t.me", "telegram.me"]),
    Network(name: "LINE", labels: ["line", "line id", "line@"], hosts: ["line.me"]),
    Network(
      name: "KakaoTalk", labels: ["kakaotalk", "kakao", "kakao talk", "kakaotalk id", "kakao id", "카카오톡"],
      hosts: ["pf.kakao.com"]),
    Network(name: "Skype", labels: ["skype", "skype id", "skype name"], hosts: []),
    Network(name: "Zalo", labels: ["zalo"], hosts: ["zalo.me"]),
    Network(name: "Viber", labels: ["viber"], hosts: []),
    Network(name: "Signal", labels: ["signal"], hosts: ["signal.me"]),
    Network(name: "Pinterest", labels: ["pinterest"], hosts: ["pinterest.com"]),
    Network(name: "Behance", labels: ["behance"], hosts: ["behance.net"]),
    Network(name: "Threads", labels: ["threads"], hosts: ["threads.net"]),
    Network(name: "Mastodon", labels: ["mastodon"], hosts: ["mastodon.social"]),
    Network(name: "Bluesky", labels: ["bluesky"], hosts: ["bsky.app"]),
    Network(name: "QQ", labels: ["qq"], hosts: []),
  ]

  private static let byLabel: [String: String] = Dictionary(
    all.flatMap { network in network.labels.map { ($0, network.name) } }, uniquingKeysWith: { first, _ in first })

  /// The network that a text before a handle names.
  static func network(label: some StringProtocol) -> String? {
    let folded = TextFolding.fold(label).filter { $0 != ":" && $0 != "." }.trimmingCharacters(in: .whitespaces)
    return byLabel[folded]
  }

  /// The network and handle that an address leads to; nil when it belongs to none or names nobody.
  static func profile(ofAddress address: String) -> Profile? {
    var rest = address.lowercased()[...]
    for prefix in ["https://", "http://", "www.", "m."] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard
      let network = all.first(where: { network in
        network.hosts.contains { host == $0 || host.hasSuffix("." + $0) }
      })
    else { return nil }
    let start = address.count - rest.count + host.count
    let path = address.dropFirst(start).prefix { $0 != "?" }.split(separator: "/")
    guard let last = path.last else { return nil }
    return Profile(network: network.name, handle: String(last))
  }
}
