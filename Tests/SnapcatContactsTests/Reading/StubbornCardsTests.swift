import Testing

@testable import SnapcatContacts

/// Cards with what real ones have: registers beside phones, two scripts, damaged labels, spaced letters, forms to fill in.
@Suite struct StubbornCardsTests {
  @Test(arguments: cards)
  func everyValueIsFoundAndNothingElse(card: Card) {
    #expect(card.record.values == card.expected)
  }

  private static let cards = [
    Card(
      country: "Portugal, labels Telef. and Telem., a rare title",
      lines: [
        "Quinta do Vale Alto, Lda.", "Tiago Nogueira Pestana", "Enólogo", "Estrada Nacional 222, km 14",
        "5130-373 São João da Pesqueira", "Telef.: 254 480 123 | Telem.: 912 345 678", "tiago@valealto.pt",
      ],
      expected: [
        .companyNames: ["Quinta do Vale Alto, Lda."], .contactNames: ["Tiago Nogueira Pestana"],
        .jobTitles: ["Enólogo"], .addresses: ["Estrada Nacional 222, km 14, 5130-373 São João da Pesqueira"],
        .workPhones: ["254 480 123"], .mobilePhones: ["912 345 678"], .emails: ["tiago@valealto.pt"],
      ]),
    Card(
      country: "Spain, a tax code with a letter",
      lines: [
        "Talleres Ibarrondo, S.L.", "Jefe de Taller", "48340 Amorebieta (Bizkaia)", "Tlf. 946 55 01 77",
        "info@ibarrondo.es", "CIF B-95123456",
      ],
      expected: [
        .companyNames: ["Talleres Ibarrondo, S.L."], .jobTitles: ["Jefe de Taller"],
        .addresses: ["48340 Amorebieta (Bizkaia)"], .workPhones: ["946 55 01 77"], .emails: ["info@ibarrondo.es"],
      ]),
    Card(
      country: "Norway, Org.nr.",
      lines: [
        "Fjordkraft Consult AS", "Bjørn Åge Haugstad", "Daglig leder", "Org.nr. 912 345 678 MVA",
        "Strandgata 5, 5013 Bergen", "Mob: +47 912 34 567",
      ],
      expected: [
        .companyNames: ["Fjordkraft Consult AS"], .contactNames: ["Bjørn Åge Haugstad"], .jobTitles: ["Daglig leder"],
        .addresses: ["Strandgata 5, 5013 Bergen"], .mobilePhones: ["+47 912 34 567"],
      ]),
    Card(
      country: "Japan, two scripts",
      lines: [
        "東光印刷株式会社", "佐々木 健一", "Kenichi Sasaki", "TEL 03-3295-0123 FAX 03-3295-0124", "k.sasaki@toko-print.co.jp",
      ],
      expected: [
        .companyNames: ["東光印刷株式会社"], .contactNames: ["佐々木 健一", "Kenichi Sasaki"], .workPhones: ["03-3295-0123"],
        .faxes: ["03-3295-0124"], .emails: ["k.sasaki@toko-print.co.jp"],
      ]),
    Card(
      country: "United States, call or text, a licence",
      lines: [
        "ACME ROOFING LLC", "Licensed • Bonded • Insured", "Bobby Trask", "Owner/Operator",
        "Call or text: 303-555-0188", "Lic# 2019-44512",
      ],
      expected: [
        .companyNames: ["ACME ROOFING LLC"], .contactNames: ["Bobby Trask"], .jobTitles: ["Owner/Operator"],
        .mobilePhones: ["303-555-0188"],
      ]),
    Card(
      country: "Germany, spaced letters and a handle",
      lines: [
        "L A U R A   B E C K E R", "Fotografin", "Hochzeiten · Portraits · Events", "www.laurabecker-foto.de",
        "0176 12345678", "IG: @laurabecker.foto",
      ],
      expected: [
        .contactNames: ["LAURA BECKER"], .jobTitles: ["Fotografin"], .websites: ["www.laurabecker-foto.de"],
        .mobilePhones: ["0176 12345678"], .socialProfiles: ["@laurabecker.foto"],
      ]),
    Card(
      country: "Austria, a form to fill in",
      lines: [
        "Zahnarztpraxis Dr. Huber & Kollegen", "Mo Di Mi Do Fr", "am ____ um ____ Uhr",
        "Marktgasse 3, A-6020 Innsbruck", "T +43 512 58 12 34",
      ],
      expected: [
        .companyNames: ["Zahnarztpraxis Dr. Huber & Kollegen"], .addresses: ["Marktgasse 3, A-6020 Innsbruck"],
        .workPhones: ["+43 512 58 12 34"],
      ]),
    Card(
      country: "Australia, a company that sounds like a title",
      lines: [
        "The Bearded Baker", "Callum Fitzgerald", "callum@thebeardedbaker.com.au", "0412 345 678",
        "ABN 12 345 678 901",
      ],
      expected: [
        .companyNames: ["The Bearded Baker"], .contactNames: ["Callum Fitzgerald"],
        .emails: ["callum@thebeardedbaker.com.au"], .mobilePhones: ["0412 345 678"],
      ]),
    Card(
      country: "Vietnam, Đ/c: before the address",
      lines: [
        "Nguyễn Thị Thu Hà", "Giám đốc kinh doanh", "Đ/c: 45 Lê Lợi, Quận 1, TP. Hồ Chí Minh", "DĐ: 0903 123 456",
        "ha.nguyen@minhphuc.com.vn", "MST: 0301234567",
      ],
      expected: [
        .contactNames: ["Nguyễn Thị Thu Hà"], .jobTitles: ["Giám đốc kinh doanh"],
        .addresses: ["45 Lê Lợi, Quận 1, TP. Hồ Chí Minh"], .mobilePhones: ["0903 123 456"],
        .emails: ["ha.nguyen@minhphuc.com.vn"],
      ]),
    Card(
      country: "United Kingdom, labels with misread letters",
      lines: [
        "Archer Logistics Ltd", "Te1: +44 1632 960 922", "Mob1le: +44 7700 900 561",
        "john.archer@archerlogistics,co.uk",
      ],
      expected: [
        .companyNames: ["Archer Logistics Ltd"], .workPhones: ["+44 1632 960 922"],
        .mobilePhones: ["+44 7700 900 561"], .emails: ["john.archer@archerlogistics.co.uk"],
      ]),
  ]
}
