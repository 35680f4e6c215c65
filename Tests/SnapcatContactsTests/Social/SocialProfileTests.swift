import Testing

@testable import SnapcatContacts

@Suite("Social networks")
struct SocialProfileTests {
  @Test(
    "Handles and pages are found as printed",
    arguments: [
      ("linkedin.com/in/ada-fenner", "LinkedIn", "linkedin.com/in/ada-fenner"),
      ("Instagram: @quillbakes", "Instagram", "@quillbakes"),
      ("IG @quill.bakes", "Instagram", "@quill.bakes"), ("fb/quillbakes", "Facebook", "quillbakes"),
      ("WeChat ID: ada_88", "WeChat", "ada_88"), ("微信: ada_88", "WeChat", "ada_88"),
      ("Skype: ada.fenner", "Skype", "ada.fenner"),
      ("LINE ID: adaf88", "LINE", "adaf88"), ("X: @adafenner", "X", "@adafenner"),
      ("Telegram @adafenner", "Telegram", "@adafenner"),
      ("https://www.xing.com/profile/Ada_Fenner", "XING", "https://www.xing.com/profile/Ada_Fenner"),
      ("github.com/quillworks", "GitHub", "github.com/quillworks"),
    ])
  func found(line: String, network: String, value: String) {
    let record = read("Ada Fenner", line)
    #expect(record[.socialProfiles].map(\.value) == [value])
    #expect(record[.socialProfiles].first?.network == network)
    #expect(record[.websites].isEmpty)
    #expect(record[.companyNames].isEmpty)
  }

  @Test("A handle without its network is kept without one")
  func bare() {
    let record = read("@bloomandthistle", "Hattie Macrae")
    #expect(record[.socialProfiles].map(\.value) == ["@bloomandthistle"])
    #expect(record[.socialProfiles].first?.network == nil)
  }

  @Test(
    "What is none is left alone",
    arguments: [
      "ada@quill.com", "@gmail.com", "Follow us on Instagram", "WhatsApp: +44 7700 900461", "x 204", "Line Manager",
      "www.acme.com",
    ])
  func others(line: String) {
    #expect(read("Ada Fenner", line)[.socialProfiles].isEmpty)
  }
}
