import Testing

@testable import SnapcatWatch

@Suite("HostNames")
struct HostNamesTests {
  @Test(
    "Requests under names of this machine are answered, others not",
    arguments: [
      (nil, true), ("127.0.0.1:8080", true), ("192.168.1.20", true), ("[::1]:8080", true), ("localhost:80", true),
      ("LOCALHOST", true), ("cat.localhost", true), ("barn", true), ("barn.local:8080", true), ("barn.home.arpa", true),
      ("Cats.Example:443", true), ("evil.example", false), ("evil.example:8080", false),
      ("127.0.0.1.evil.example", false),
      ("localhost.evil.example", false), ("", false), ("1.2.3.400", false),
    ] as [(String?, Bool)])
  func names(header: String?, isAllowed: Bool) {
    #expect(HostNames(extra: ["cats.example"], machine: "barn.home.arpa").allow(header) == isAllowed)
  }
}
