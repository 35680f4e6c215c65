/// Words that addresses are made of.
enum StreetWords {
  /// Kinds of street; one with a number beside it is an address.
  static let streets = WordList(
    """
    street, st, road, rd, avenue, ave, av, boulevard, blvd, lane, ln, drive, dr, court, ct, place, pl, square, sq,
    terrace, ter, crescent, cres, close, grove, gardens, gdns, parade, parkway, pkwy, highway, hwy, freeway, circle, cir,
    way, ways, walk, row, mews, rise, hill, mount, quay, wharf, esplanade, plaza, turnpike, pike, trail, loop, alley,
    bypass, junction, crossing, heights, meadow, meadows, park, trace, path, route, rte, broadway, expressway, flyover,
    nagar, marg, chowk, salai, colony, jalan, jl, jln, lorong, gang, soi, thanon, duong, pho, hem, ngo, ngach, gil,
    daero, -ro, -gil, -daero, dori, rue, avenue, allee, allees, chemin, impasse, cours, quai, passage, sentier, ruelle,
    faubourg, esplanade, rond point, place, voie, zone industrielle, calle, avenida, avda, paseo, plaza, pza, ronda,
    carretera, ctra, camino, travesia, glorieta, rambla, pasaje, pasadizo, callejon, cuesta, urbanizacion, urb, poligono,
    carrera, cra, via, viale, corso, piazza, piazzale, largo, vicolo, strada, borgo, contrada, salita, rotonda, rua,
    avenida, alameda, travessa, praca, largo, rodovia, estrada, quadra, vila, conjunto, viela, ladeira, colonia,
    condominio, recanto, sitio, fazenda, loteamento, nucleo, chacara, jardim, parque, residencial, setor, trevo, vale,
    esplanada, distrito, morro, lagoa, trecho, vereda, campo, feira, favela, strasse, str,
    gasse, weg, platz, allee, ring, ufer, damm, steig, chaussee, markt, zeile, straat, laan, plein, gracht, kade, singel,
    dreef, steenweg, chaussee, baan, ulica, ul, al, aleja, aleje, plac, osiedle, os, rynek, skwer, rondo, bulwar, ulice,
    nam, namesti, trida, nabrezi, sidliste, ulica, trg, cesta, namestie, vagen, gatan, gata, vag, allen, torg, torget,
    plass, plassen, vei, veien, veg, vegen, gate, gata, gade, vej, alle, stien, svinget, katu, tie, polku, kuja, aukio,
    utca, ut, utja, ter, korut, koz, setany, sor, fasor, rakpart, cadde, caddesi, cad, sokak, sokagi, sk, bulvar,
    bulvari, blv, mahallesi, mah, meydani, strada, bulevardul, calea, soseaua, aleea, piata, odos, leoforos, plateia,
    gatve, iela, prospektas, tanav, maantee, puiestee, -strasse, -strassen, -str, -gasse, -weg, -platz, -allee, -ufer,
    -damm, -ring, -straat, -laan, -plein, -gracht, -kade, -singel, -dreef, -steeg, -hof, -pad, -dijk, -gatan, -gata,
    -gate, -gaten, -vagen, -vag, -vegen, -veien, -vei, -veg, -vej, -gade, -torget, -torg, -stigen, -stien, -grand,
    -backen, -katu, -tie, -polku, -kuja, -aukio, -utca, -puistikko, -ranta, -markt, -plads, -parken, -lia, -bakken,
    -svingen, -alleen, -alle, -stieg, -steig, -chaussee, -graben, -promenade, -kai, -torv, -vangen, -stræde
    """)

  /// Parts of a building and of an address that are no street.
  static let parts = WordList(
    """
    suite, ste, apt, apartment, unit, floor, fl, level, lvl, room, rm, building, bldg, block, blk, tower, flat, studio,
    house, po box, p o box, pobox, box, postbus, postfach, apartado, bp, boite postale, cedex, casella postale,
    skrytka pocztowa, post box, business park, industrial estate, industrial park, science park, trade centre,
    trade center, technology park, office park, gewerbepark, industriepark, parc d'activites, zone d'activites,
    zi, za, zac, batiment, bat, etage, escalier, piso, planta, puerta, oficina, bajo, esc, edificio, ed, interno, scala,
    piano, palazzo, andar, sala, bloco, lote, conjunto, stock, etg, stiege, top, og, erdgeschoss, hinterhaus, bus,
    verdieping, lok, lokal, m, pietro, patro, emelet, em, kat, daire, no, nr, bina, plaza, lt, plot, sector, phase,
    near, opp, opposite, behind, district, ward, quan, phuong, thanh pho, tp, tinh, huyen, quarter, province, county, co,
    parish, barangay, brgy, taman, kompleks, lot, gedung, lantai, th, km, corner, cnr, kv, bg
    """)

  /// Prefixes and endings of made-up and real town names.
  static let towns = WordList(
    """
    new york, los angeles, san francisco, san diego, chicago, houston, boston, seattle, austin, denver, miami, atlanta,
    dallas, philadelphia, washington, toronto, vancouver, montreal, ottawa, calgary, london, manchester, birmingham,
    liverpool, leeds, bristol, edinburgh, glasgow, cardiff, belfast, dublin, cork, galway, limerick, sydney, melbourne,
    brisbane, perth, adelaide, canberra, auckland, wellington, christchurch, mumbai, delhi, new delhi, bangalore,
    bengaluru, chennai, hyderabad, kolkata, pune, singapore, kuala lumpur, jakarta, bangkok, manila, hong kong, taipei,
    shanghai, beijing, shenzhen, guangzhou, tokyo, osaka, kyoto, seoul, busan, hanoi, ha noi, ho chi minh, da nang,
    berlin, hamburg, munchen, munich, koln, cologne, frankfurt, stuttgart, dusseldorf, leipzig, dresden, hannover,
    nurnberg, bremen, wien, vienna, graz, linz, salzburg, innsbruck, zurich, geneve, geneva, basel, bern, lausanne,
    luzern, paris, lyon, marseille, toulouse, nice, nantes, strasbourg, montpellier, bordeaux, lille, bruxelles,
    brussels, brussel, antwerpen, gent, liege, amsterdam, rotterdam, den haag, utrecht, eindhoven, madrid, barcelona,
    valencia, sevilla, bilbao, zaragoza, malaga, lisboa, lisbon, porto, coimbra, braga, roma, rome, milano, milan, torino,
    napoli, firenze, bologna, venezia, genova, palermo, warszawa, warsaw, krakow, wroclaw, poznan, gdansk, lodz, praha,
    prague, brno, ostrava, bratislava, kosice, budapest, debrecen, bucuresti, bucharest, cluj napoca, sofia, beograd,
    zagreb, ljubljana, athens, athina, thessaloniki, istanbul, ankara, izmir, stockholm, goteborg, malmo, uppsala,
    kobenhavn, copenhagen, aarhus, odense, oslo, bergen, trondheim, stavanger, helsinki, espoo, tampere, turku,
    reykjavik, tallinn, riga, vilnius, kyiv, moscow, moskva, dubai, abu dhabi, doha, riyadh, tel aviv, jerusalem, cairo,
    lagos, nairobi, johannesburg, cape town, durban, pretoria, sao paulo, rio de janeiro, brasilia, belo horizonte,
    curitiba, porto alegre, salvador, recife, fortaleza, buenos aires, cordoba, rosario, santiago, bogota, medellin,
    lima, quito, caracas, mexico city, ciudad de mexico, guadalajara, monterrey, -ville, -burgh, -town, -ton, -bury,
    -chester, -shire, -field, -port, -mouth, -haven, -stadt, -burg, -heim, -hausen, -berg, -dorf, -furt, -bach, -kirchen,
    -by, -borg, -koping, -stad, -und, -dam, -drecht, -ingen, -hoven, -furth, -land, -side, -view, -ford, -bourg
    """)

  /// Marks of addresses in Chinese, Japanese and Korean.
  static let eastAsian = [
    "省", "市", "区", "區", "路", "街", "号", "號", "楼", "樓", "室", "都", "県", "丁目", "番地", "〒", "시", "구", "동", "로", "길", "층", "호",
  ]

  /// States and provinces that stand as two or three capital letters before or after a postcode, by region.
  static let states: [String: String] = {
    let lists = [
      "US": """
      AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA
      RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP FM MH PW AA AE AP
      """,
      "CA": "AB BC MB NB NL NS NT NU ON PE QC SK YT",
      "AU": "NSW VIC QLD SA WA TAS ACT NT",
      "BR": "AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO",
    ]
    var states: [String: String] = [:]
    for region in ["BR", "AU", "CA", "US"] {
      for state in (lists[region] ?? "").split(whereSeparator: { $0.isWhitespace }) { states[String(state)] = region }
    }
    return states
  }()
}
