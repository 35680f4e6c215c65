import Testing

@testable import SnapcatContacts

@Suite struct CardsOfManyCountriesTests {
  @Test(arguments: cards)
  func everyValueIsFoundAndNothingElse(card: Card) {
    #expect(card.record.values == card.expected)
  }

  private static let cards = [
    Card(
      country: "United States",
      lines: [
        "Dana R. Whitlock, CPA", "Tax Accountant", "Ferncliff Ledger Group LLC", "4410 Alder Creek Road, Suite 210",
        "Boise, ID 83706", "Office: (208) 334-2198", "Cell: (208) 921-4417", "Fax: (208) 334-2200",
        "dwhitlock@ferncliffledger.com", "www.ferncliffledger.com",
      ],
      expected: [
        .contactNames: ["Dana R. Whitlock, CPA"], .jobTitles: ["Tax Accountant"],
        .companyNames: ["Ferncliff Ledger Group LLC"],
        .addresses: ["4410 Alder Creek Road, Suite 210, Boise, ID 83706"], .workPhones: ["(208) 334-2198"],
        .mobilePhones: ["(208) 921-4417"], .faxes: ["(208) 334-2200"], .emails: ["dwhitlock@ferncliffledger.com"],
        .websites: ["www.ferncliffledger.com"],
      ]),
    Card(
      country: "United Kingdom",
      lines: [
        "HARROWGATE & FINCH LTD", "Priya Langston", "Chartered Surveyor", "T 020 7946 0321  M 07700 900461",
        "priya@harrowgatefinch.co.uk", "17 Tanner Street, London SE1 3LE",
      ],
      expected: [
        .companyNames: ["HARROWGATE & FINCH LTD"], .contactNames: ["Priya Langston"],
        .jobTitles: ["Chartered Surveyor"], .workPhones: ["020 7946 0321"], .mobilePhones: ["07700 900461"],
        .emails: ["priya@harrowgatefinch.co.uk"], .addresses: ["17 Tanner Street, London SE1 3LE"],
      ]),
    Card(
      country: "Germany",
      lines: [
        "Dipl.-Ing. Jörg Kestermann", "Leiter Konstruktion", "Mühlbach Fördertechnik GmbH & Co. KG",
        "Industriestraße 14", "73614 Schorndorf", "Tel. 07181 482-113", "Mobil 0171 4823991", "Fax 07181 482-199",
        "j.kestermann@muehlbach-foerdertechnik.de", "USt-IdNr. DE 812 345 678",
      ],
      expected: [
        .contactNames: ["Dipl.-Ing. Jörg Kestermann"], .jobTitles: ["Leiter Konstruktion"],
        .companyNames: ["Mühlbach Fördertechnik GmbH & Co. KG"], .addresses: ["Industriestraße 14, 73614 Schorndorf"],
        .workPhones: ["07181 482-113"], .mobilePhones: ["0171 4823991"], .faxes: ["07181 482-199"],
        .emails: ["j.kestermann@muehlbach-foerdertechnik.de"],
      ]),
    Card(
      country: "France",
      lines: [
        "Solène DELMARRE", "Responsable achats", "Ateliers Vauquelin SARL", "12, rue des Tanneurs", "69007 Lyon",
        "Tél. : 04 78 55 21 90", "Port. : 06 41 22 87 15", "s.delmarre@ateliers-vauquelin.fr",
        "SIRET 812 345 678 00012",
      ],
      expected: [
        .contactNames: ["Solène DELMARRE"], .jobTitles: ["Responsable achats"],
        .companyNames: ["Ateliers Vauquelin SARL"], .addresses: ["12, rue des Tanneurs, 69007 Lyon"],
        .workPhones: ["04 78 55 21 90"], .mobilePhones: ["06 41 22 87 15"],
        .emails: ["s.delmarre@ateliers-vauquelin.fr"],
      ]),
    Card(
      country: "Italy",
      lines: [
        "Officine Bardella S.r.l.", "Avv. Ludovica Marchetto", "Responsabile legale", "Via dei Fabbri 27",
        "36100 Vicenza (VI)", "Tel. +39 0444 301122", "Cell. +39 347 5521908", "P.IVA 03214560246",
        "l.marchetto@bardella.it",
      ],
      expected: [
        .companyNames: ["Officine Bardella S.r.l."], .contactNames: ["Avv. Ludovica Marchetto"],
        .jobTitles: ["Responsabile legale"], .addresses: ["Via dei Fabbri 27, 36100 Vicenza (VI)"],
        .workPhones: ["+39 0444 301122"], .mobilePhones: ["+39 347 5521908"], .emails: ["l.marchetto@bardella.it"],
      ]),
    Card(
      country: "Spain",
      lines: [
        "Iker Zubeldia Roca", "Director Comercial", "Conservas Aldamar, S.L.", "Calle del Puerto 8",
        "20003 San Sebastián",
        "Tel. 943 42 11 80", "Móvil 655 021 784", "CIF B20123456", "izubeldia@aldamar.es",
      ],
      expected: [
        .contactNames: ["Iker Zubeldia Roca"], .jobTitles: ["Director Comercial"],
        .companyNames: ["Conservas Aldamar, S.L."], .addresses: ["Calle del Puerto 8, 20003 San Sebastián"],
        .workPhones: ["943 42 11 80"], .mobilePhones: ["655 021 784"], .emails: ["izubeldia@aldamar.es"],
      ]),
    Card(
      country: "Poland",
      lines: [
        "Bożena Radzimska", "Kierownik działu sprzedaży", "Tartak Jodłowy Sp. z o.o.", "ul. Leśna 4a",
        "34-500 Zakopane",
        "T +48 18 201 33 42 M +48 601 244 318", "NIP 736-10-22-333", "b.radzimska@tartakjodlowy.pl",
      ],
      expected: [
        .contactNames: ["Bożena Radzimska"], .jobTitles: ["Kierownik działu sprzedaży"],
        .companyNames: ["Tartak Jodłowy Sp. z o.o."], .addresses: ["ul. Leśna 4a, 34-500 Zakopane"],
        .workPhones: ["+48 18 201 33 42"], .mobilePhones: ["+48 601 244 318"],
        .emails: ["b.radzimska@tartakjodlowy.pl"],
      ]),
    Card(
      country: "Netherlands",
      lines: [
        "Wietske van der Molen", "Projectleider", "Waterwerk Noord B.V.", "Havenkade 91", "9712 GZ Groningen",
        "T 050 318 4420", "M 06 2144 8790", "w.vandermolen@waterwerknoord.nl", "KvK 01234567",
      ],
      expected: [
        .contactNames: ["Wietske van der Molen"], .jobTitles: ["Projectleider"],
        .companyNames: ["Waterwerk Noord B.V."],
        .addresses: ["Havenkade 91, 9712 GZ Groningen"], .workPhones: ["050 318 4420"],
        .mobilePhones: ["06 2144 8790"], .emails: ["w.vandermolen@waterwerknoord.nl"],
      ]),
    Card(
      country: "Sweden",
      lines: [
        "Ylva Stenmark", "Försäljningschef", "Norrskogs Maskin AB", "Verkstadsgatan 12", "903 44 Umeå",
        "Växel 090-12 34 50", "Mobil 070-174 06 52", "ylva.stenmark@norrskogsmaskin.se",
      ],
      expected: [
        .contactNames: ["Ylva Stenmark"], .jobTitles: ["Försäljningschef"], .companyNames: ["Norrskogs Maskin AB"],
        .addresses: ["Verkstadsgatan 12, 903 44 Umeå"], .workPhones: ["090-12 34 50"],
        .mobilePhones: ["070-174 06 52"], .emails: ["ylva.stenmark@norrskogsmaskin.se"],
      ]),
    Card(
      country: "Brazil",
      lines: [
        "Thaís Bragança", "Gerente de Vendas", "Moinho Serrano Ltda.", "Rua das Acácias, 220",
        "Curitiba - PR, 80240-010",
        "Tel: +55 41 3222-4410", "Cel: +55 41 99871-2230", "thais@moinhoserrano.com.br",
      ],
      expected: [
        .contactNames: ["Thaís Bragança"], .jobTitles: ["Gerente de Vendas"], .companyNames: ["Moinho Serrano Ltda."],
        .addresses: ["Rua das Acácias, 220, Curitiba - PR, 80240-010"], .workPhones: ["+55 41 3222-4410"],
        .mobilePhones: ["+55 41 99871-2230"], .emails: ["thais@moinhoserrano.com.br"],
      ]),
    Card(
      country: "Australia",
      lines: [
        "Callum Dwyer", "Site Engineer", "Redgum Civil Pty Ltd", "ABN 51 824 753 556", "Level 3, 88 Pitt Street",
        "Sydney NSW 2000", "Ph: 02 9251 4470", "Mob: 0412 338 190", "callum@redgumcivil.com.au",
      ],
      expected: [
        .contactNames: ["Callum Dwyer"], .jobTitles: ["Site Engineer"], .companyNames: ["Redgum Civil Pty Ltd"],
        .addresses: ["Level 3, 88 Pitt Street, Sydney NSW 2000"], .workPhones: ["02 9251 4470"],
        .mobilePhones: ["0412 338 190"], .emails: ["callum@redgumcivil.com.au"],
      ]),
    Card(
      country: "Vietnam",
      lines: [
        "Nguyễn Thị Hạnh Dung", "Trưởng phòng", "Sao Khuê Trading Co., Ltd.",
        "12 Đường Lê Lợi, Quận 1, TP. Hồ Chí Minh",
        "ĐT: +84 28 3822 4410", "DĐ: +84 90 312 4478", "MST: 0301234567", "dung.nguyen@saokhue.vn",
      ],
      expected: [
        .contactNames: ["Nguyễn Thị Hạnh Dung"], .jobTitles: ["Trưởng phòng"],
        .companyNames: ["Sao Khuê Trading Co., Ltd."], .addresses: ["12 Đường Lê Lợi, Quận 1, TP. Hồ Chí Minh"],
        .workPhones: ["+84 28 3822 4410"], .mobilePhones: ["+84 90 312 4478"], .emails: ["dung.nguyen@saokhue.vn"],
      ]),
    Card(
      country: "Korea",
      lines: [
        "주식회사 한빛소재", "김도윤", "영업부장", "서울시 마포구 월드컵로 21길 8", "T. 02-332-4410", "M. 010-4471-2208",
        "dykim@hanbitmat.co.kr",
      ],
      expected: [
        .companyNames: ["주식회사 한빛소재"], .contactNames: ["김도윤"], .jobTitles: ["영업부장"],
        .addresses: ["서울시 마포구 월드컵로 21길 8"], .workPhones: ["02-332-4410"],
        .mobilePhones: ["010-4471-2208"], .emails: ["dykim@hanbitmat.co.kr"],
      ]),
    Card(
      country: "Switzerland",
      lines: [
        "Reto Zurbriggen", "Geschäftsführer", "Alpkäserei Triften AG", "Dorfstrasse 3", "3920 Zermatt", "Schweiz",
        "Telefon 027 966 44 10", "Mobile 079 221 40 87", "reto@alpkaeserei-triften.ch", "alpkaeserei-triften.ch",
      ],
      expected: [
        .contactNames: ["Reto Zurbriggen"], .jobTitles: ["Geschäftsführer"], .companyNames: ["Alpkäserei Triften AG"],
        .addresses: ["Dorfstrasse 3, 3920 Zermatt, Schweiz"], .workPhones: ["027 966 44 10"],
        .mobilePhones: ["079 221 40 87"], .emails: ["reto@alpkaeserei-triften.ch"],
        .websites: ["alpkaeserei-triften.ch"],
      ]),
  ]
}
