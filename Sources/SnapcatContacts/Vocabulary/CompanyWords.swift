/// Words that company names are made of.
enum CompanyWords {
  /// Legal forms, with the regions where they are usual, the likeliest first.
  static let legalFormRegions: [String: [String]] = [
    "inc": ["US", "CA"], "llc": ["US"], "llp": ["US", "GB"], "lp": ["US"], "corp": ["US"], "corporation": ["US"],
    "incorporated": ["US"], "pllc": ["US"], "ltd": ["GB", "IE"], "limited": ["GB", "IE"], "plc": ["GB", "IE"],
    "pty": ["AU", "ZA"], "pty ltd": ["AU", "ZA"], "pvt": ["IN", "PK"], "pvt ltd": ["IN", "PK"],
    "private limited": ["IN", "SG"], "pte": ["SG"], "pte ltd": ["SG"], "sdn bhd": ["MY"], "bhd": ["MY"],
    "co ltd": ["CN", "KR", "JP", "TH", "VN", "TW"], "gmbh": ["DE", "AT", "CH"], "mbh": ["DE", "AT"],
    "gmbh & co kg": ["DE", "AT"], "ag": ["DE", "CH", "AT"], "kg": ["DE", "AT"], "ohg": ["DE"], "gbr": ["DE"],
    "kgaa": ["DE"], "ug": ["DE"], "ek": ["DE"], "eu": [], "eg": ["DE"], "ev": ["DE"], "sarl": ["FR", "CH", "LU"],
    "sas": ["FR", "IT", "CO"], "sasu": ["FR"], "eurl": ["FR"], "sa": ["FR", "ES", "CH", "PL"], "sci": ["FR"],
    "snc": ["FR", "IT"], "scop": ["FR"], "sl": ["ES"], "slu": ["ES"], "sau": ["ES"], "slp": ["ES"],
    "sa de cv": ["MX"], "s de rl": ["MX"], "srl": ["IT", "RO", "AR"], "srls": ["IT"], "spa": ["IT", "CL"],
    "bv": ["NL"], "nv": ["NL", "BE"], "vof": ["NL"], "bvba": ["BE"], "sprl": ["BE"], "ab": ["SE", "FI"], "hb": ["SE"],
    "a/s": ["DK", "NO"], "aps": ["DK"], "as": ["NO", "EE"], "asa": ["NO"], "ans": ["NO"], "oy": ["FI"], "oyj": ["FI"],
    "sp z oo": ["PL"], "spolka zoo": ["PL"], "spzoo": ["PL"], "spolka z oo": ["PL"], "sro": ["CZ", "SK"],
    "spol s ro": ["CZ", "SK"], "doo": ["HR", "SI", "RS"], "dd": ["HR", "SI"], "kft": ["HU"], "zrt": ["HU"],
    "nyrt": ["HU"], "bt": ["HU"], "ltda": ["BR", "PT", "CL"], "lda": ["PT"], "eireli": ["BR"], "me": [], "ooo": ["RU"],
    "ооо": ["RU"], "оао": ["RU"], "зао": ["RU"], "пао": ["RU"], "ип": ["RU"],
    "ood": ["BG"], "eood": ["BG"], "ou": ["EE"], "sia": ["LV"], "uab": ["LT"], "ehf": ["IS"], "hf": ["IS"],
    "ae": ["GR"], "epe": ["GR"], "ike": ["GR"], "kk": ["JP"], "pt": ["ID"], "tbk": ["ID"], "cv": ["ID"], "jsc": ["VN"],
    "bhd sdn": ["MY"], "ltd sti": ["TR"], "tic ltd sti": ["TR"], "san tic": ["TR"], "fze": ["AE"], "fzco": ["AE"],
    "wll": ["QA", "BH", "KW"], "saog": ["OM"], "cc": ["ZA"], "sc": ["PL"], "sgps": ["PT"], "scrl": ["BE"],
  ]

  /// Forms that are words or abbreviations of their own and need a second sign before they count.
  static let weakForms: Set<String> = [
    "as", "me", "eu", "cc", "pt", "sc", "cv", "ou", "bt", "hb", "ae", "ev", "lp", "dd",
  ]

  static let legalForms = WordList(
    legalFormRegions.keys.joined(separator: ","),
    "& co, and co, & cie, & sons, and sons, & sohne, & fils, & figli, & hijos, & partners, & partner, & associates, and associates, & zn, hnos, gebr, et fils, & daughters, & brothers, bros"
  )

  /// Trades and kinds of organisation.
  static let trades = WordList(
    """
    group, groupe, gruppe, gruppo, grupo, holding, holdings, partners, solutions, consulting, consultants, consultancy,
    labs, lab, laboratory, laboratories, studio, studios, atelier, agency, agentur, agence, agencia, agenzia, technologies,
    technology, tech, technik, tecnologia, systems, system, systeme, software, digital, interactive, media, medien,
    design, designs, creative, graphics, printing, druckerei, imprimerie, logistics, logistik, logistica, transport,
    transports, shipping, freight, cargo, spedition, travel, tours, voyages, viajes, pharma, pharmaceuticals, biotech,
    medical, dental, dental care, clinic, clinique, clinica, klinik, praxis, hospital, health, healthcare, care, wellness,
    energy, energie, energia, power, solar, electric, electronics, elektronik, electrical, foods, food, beverages, bakery,
    boulangerie, backerei, brewery, brauerei, winery, weingut, vineyards, coffee, cafe, caffe, restaurant, ristorante,
    bistro, bar, pub, hotel, hotels, resort, inn, catering, kitchen, capital, ventures, investments, invest, equity,
    finance, financial, bank, banque, banco, banca, sparkasse, credit union, insurance, assurances, versicherung,
    versicherungen, seguros, assicurazioni, legal, law, law firm, lawyers, attorneys, solicitors, notaries, kanzlei,
    rechtsanwalte, abogados, avocats, advocaten, advokater, studio legale, architects, architekten, architectes,
    arquitectos, architetti, engineering, ingenieurburo, ingenierie, ingenieria, ingegneria, construction, constructions,
    builders, building, bau, batiment, construcciones, costruzioni, homes, properties, property, realty, real estate,
    immobilien, immobilier, inmobiliaria, immobiliare, estates, interiors, furniture, mobel, meubles, muebles, mobili,
    motors, automotive, auto, autohaus, garage, cars, cycles, robotics, automation, analytics, data, research, institute,
    institut, instituto, istituto, university, universitat, universite, universidad, universita, universiteit,
    universitet, uniwersytet, univerzita, universidade, college, school, schule, ecole, escuela, scuola, academy,
    akademie, foundation, stiftung, fondation, fundacion, fondazione, association, society, verein, verband, federation,
    council, ministry, ministerium, ministere, ministerio, ministero, embassy, consulate, chamber of commerce, church,
    museum, gallery, galerie, galeria, theater, theatre, orchestra, library, textiles, textil, fashion, mode, moda,
    clothing, apparel, jewelry, jewellery, jewelers, cosmetics, beauty, salon, spa, hair, barbershop, fitness, gym, yoga,
    sports, sport, games, gaming, toys, books, publishing, publishers, verlag, editions, press, news, photography, film,
    films, productions, production, music, records, entertainment, events, event, security, services, service, servizi,
    servicios, supply, supplies, trading, handel, handels, commerce, import, export, international, global, worldwide,
    industries, industry, industrie, industriel, manufacturing, works, werke, werk, maschinenbau, machinery, tools,
    werkzeuge, metal, metall, steel, stahl, plastics, chemicals, chemie, packaging, paper, glass, keramik, wood, holz,
    carpentry, roofing, plumbing, heating, cleaning, landscaping, gardens, garden, garten, farm, farms, farming, agro,
    veterinary, pets, pet, animal, kennels, florist, flowers, blumen, shop, store, market, markt, supermarket, pharmacy,
    pharmacie, farmacia, apotheke, optik, optics, telecom, telekom, communications, network, networks, cloud, hosting,
    web, online, internet, mobile, it, cyber, ai, bio, eco, aerospace, aviation, airlines, airways, marine, yachts,
    mining, minerals, oil, gas, petroleum, water, environment, environmental, recycling, waste, brokers, broker,
    rescue, shelter, charity, trust, biuro rachunkowe, kancelaria, gabinet, sklep, hurtownia, zaklad, przedsiebiorstwo, distillery, joinery, museo, musee,
    muzeum, roasters, rosterei, -rosterei, -druckerei, -zahnarztpraxis, accounting, accountants, tax, audit, advisory, advisors, associates, company, co, cie, cia, compagnie, compania,
    compagnia, enterprises, enterprise, firma, firm, office, team, network, club, centre, center, zentrum, centro, house,
    haus, maison, casa, brothers, sons, ltd, cooperative, coop, -werke, -bau, -technik, -handel, -haus, -soft, -tech,
    -works, -verlag, -klinik, -praxis, -lab, -labs, -media, -group, -gruppe, -systems
    """)

  /// Marks of organisations in Chinese, Japanese and Korean.
  static let eastAsian = [
    "有限公司", "公司", "集团", "集團", "株式会社", "株式會社", "有限会社", "合同会社", "주식회사", "(주)", "㈜", "㈱", "유한회사", "大学", "大學", "대학교",
    "医院", "病院", "병원", "银行", "銀行", "은행", "研究所", "연구소", "事務所", "事务所", "事務局", "协会", "協会", "협회", "工厂", "商店", "商会",
  ]
}
