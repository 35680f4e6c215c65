/// Words that name a part of an organisation.
enum DepartmentWords {
  /// Words that make a phrase a department whatever else it says.
  static let markers = WordList(
    """
    department, dept, division, unit, section, branch, faculty, school of, institute of, institute for, office of,
    bureau of, centre for, center for, laboratory of, chair of, desk, abteilung, fachbereich, bereich, referat, dezernat,
    institut fur, lehrstuhl, fakultat, geschaftsbereich, stabsstelle, afdeling, faculteit, departement, direction generale,
    direction commerciale, direction technique, direction des, service commercial, service technique, service achats,
    service de, service des, departamento, dpto, seccion, facultad, area de, servicio de, ufficio, reparto, divisione,
    dipartimento, facolta, settore, setor, secao, faculdade, divisao, dzial, wydzial, katedra, zaklad, biuro, oddeleni,
    odbor, fakulta, usek, avdelning, avdelningen, avdeling, avdelingen, osasto, yksikko, laitos, bolum, bolumu, fakultesi,
    departmani, osztaly, tanszek, kar, sectia, phong, khoa, -abteilung, -avdelning, -avdelingen, -afdeling, -osasto
    """)

  /// Names of departments that are complete without such a word.
  static let names = WordList(
    """
    human resources, hr, people and culture, people operations, research & development, research and development, r&d,
    marketing & communications, marketing and communications, corporate communications, public relations,
    public affairs, investor relations, information technology, it services, it support, customer service,
    customer services, customer care, customer support, customer experience, technical support, technical services,
    corporate finance, finance & accounting, finance and accounting, accounts payable, accounts receivable,
    supply chain management, supply chain, business development, business intelligence, corporate development,
    legal affairs, legal & compliance, legal and compliance, risk management, quality assurance, quality control,
    quality management, sales & marketing, sales and marketing, inside sales, field sales, export sales, key accounts,
    wealth management, asset management, private banking, corporate banking, investment banking, capital markets,
    real estate services, facility management, facilities management, product management, project management,
    product development, software development, software engineering, data science, cloud services, cyber security,
    information security, user experience, creative services, client services, professional services, field service,
    after sales, aftersales, purchasing, procurement, logistics & distribution, warehouse & logistics, strategic planning,
    internal audit, health & safety, corporate services, student affairs, admissions office, alumni relations,
    medical affairs, clinical research, regulatory affairs, emergency medicine, internal medicine,
    ressources humaines, recherche et developpement, service clients, relations publiques, service commercial,
    recursos humanos, atencion al cliente, relaciones publicas, investigacion y desarrollo, risorse umane,
    ricerca e sviluppo, servizio clienti, ufficio vendite, ufficio acquisti, forschung und entwicklung,
    forschung & entwicklung, vertrieb & marketing, vertrieb und marketing, vertrieb innendienst, vertrieb aussendienst,
    offentlichkeitsarbeit, personalwesen, kundenservice, kundendienst, personeelszaken, klantenservice, inkoop & logistiek,
    zasoby ludzkie, dzial sprzedazy, kundtjanst, kundeservice, asiakaspalvelu, insan kaynaklari, satis ve pazarlama,
    musteri hizmetleri, lidske zdroje, emberi eroforras
    """)

  /// Areas of work; with nothing else on the line they may name a department.
  static let areas = WordList(
    """
    sales, marketing, communications, human, resources, research, development, finance, accounting, legal, engineering,
    operations, logistics, purchasing, procurement, production, manufacturing, quality, design, product, planning,
    strategy, customer, service, services, support, information, technology, it, export, import, security, compliance,
    administration, relations, public, corporate, cloud, ai, data, digital, medicine, physics, chemistry, biology,
    mathematics, economics, law, education, nursing, surgery, radiology, cardiology, pediatrics, oncology, supply, chain,
    management, business, investment, banking, training, vertrieb, einkauf, verkauf, technik, entwicklung, produktion,
    personal, buchhaltung, verwaltung, ventas, compras, produccion, calidad, ventes, achats, vendite, acquisti, vendas,
    sprzedaz, zakupy, forsaljning, inkop, salg, indkob, myynti, hankinta, verkoop, inkoop
    """)
}
