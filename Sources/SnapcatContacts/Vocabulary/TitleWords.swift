/// Words that job titles are made of.
enum TitleWords {
  /// Nouns that name a position; one of them is enough to make a title.
  static let heads = WordList(english, german, dutch, french, spanish, italian, portuguese, nordic, slavic, other)

  /// Words that go with a position and mean little alone.
  static let modifiers = WordList(
    """
    senior, sr, junior, jr, chief, executive, regional, national, international, global, assistant, deputy, vice,
    head, lead, principal, general, managing, associate, acting, group, area, district, certified, licensed, registered,
    independent, freelance, staff, corporate, key, account, project, product, sales, marketing, business, technical,
    commercial, operations, financial, creative, art, software, systems, network, data, quality, plant, store, export,
    human, customer, success, research, development, senioren, leitender, leitende, stellvertretender, technischer,
    technische, kaufmannischer, general, commercial, technique, adjoint, comercial, tecnico, tecnica, commerciale,
    """)

  /// English.
  private static let english = """
    doradca, -director, distiller, winemaker, brewer, -wright,
    manager, director, officer, engineer, developer, designer, architect, consultant, analyst, specialist, president,
    vice president, vp, svp, evp, avp, ceo, cto, cfo, coo, cmo, cio, ciso, chro, cpo, cso, cro, founder, co founder,
    cofounder, owner, proprietor, partner, principal, chairman, chairwoman, chairperson, chair, secretary, treasurer,
    administrator, coordinator, supervisor, superintendent, foreman, executive, representative, agent, broker, realtor,
    attorney, lawyer, solicitor, barrister, counsel, paralegal, notary, notary public, judge, accountant, bookkeeper,
    auditor, advisor, adviser, planner, underwriter, banker, trader, teller, buyer, purchaser, merchandiser, salesman,
    saleswoman, salesperson, professor, lecturer, reader, teacher, tutor, instructor, dean, provost, rector, principal
    investigator, researcher, scientist, chemist, physicist, biologist, mathematician, statistician, economist,
    historian, librarian, curator, archivist, fellow, postdoc, physician, surgeon, doctor, dentist, nurse, midwife,
    pharmacist, optometrist, optician, orthodontist, psychologist, psychiatrist, psychotherapist, therapist,
    physiotherapist, chiropractor, osteopath, dietitian, nutritionist, veterinarian, vet, paramedic, hygienist,
    technician, technologist, mechanic, electrician, plumber, carpenter, joiner, roofer, builder, contractor, surveyor,
    inspector, assessor, appraiser, estimator, operator, driver, pilot, captain, chef, cook, baker, barista, sommelier,
    waiter, bartender, butcher, caterer, florist, gardener, landscaper, farmer, winemaker, photographer, videographer,
    filmmaker, producer, editor, copywriter, writer, author, journalist, reporter, correspondent, publisher, translator,
    interpreter, illustrator, animator, artist, painter, sculptor, musician, composer, singer, actor, actress, dancer,
    choreographer, stylist, hairdresser, hairstylist, barber, beautician, esthetician, makeup artist, tailor, jeweller,
    jeweler, goldsmith, coach, trainer, mentor, strategist, evangelist, ambassador, programmer, tester, webmaster,
    receptionist, clerk, assistant, associate, apprentice, trainee, intern, student, candidate, recruiter, organizer,
    organiser, planner, dispatcher, controller, comptroller, negotiator, liaison, ombudsman, minister, ambassador,
    consul, attache, senator, mayor, councillor, commissioner, sheriff, detective, sergeant, lieutenant, colonel, major,
    pastor, priest, rabbi, imam, reverend, head of, head, lead, leader, specialist, practitioner, professional, expert,
    business partner, account executive, real estate agent, loan officer, sales associate, team lead, scrum master,
    product owner, at law, concierge, housekeeper, caretaker, breeder, groomer, walker, handler, chief of staff, gm, md
    """

  /// German.
  private static let german = """
    geschaftsfuhrer, geschaftsfuhrerin, geschaftsleiter, geschaftsleitung, geschaftsfuhrender, gesellschafter, leiter,
    leiterin, vorstand, vorstandsvorsitzender, vorsitzender, vorsitzende, prokurist, prokuristin, inhaber, inhaberin,
    direktor, direktorin, berater, beraterin, ingenieur, ingenieurin, rechtsanwalt, rechtsanwaltin, anwalt, anwaltin,
    notar, notarin, steuerberater, steuerberaterin, wirtschaftsprufer, arzt, arztin, zahnarzt, zahnarztin, apotheker,
    apothekerin, tierarzt, tierarztin, facharzt, facharztin, architekt, architektin, kaufmann, kauffrau, meister,
    meisterin, techniker, technikerin, sachbearbeiter, sachbearbeiterin, mitarbeiter, mitarbeiterin, assistent,
    assistentin, sekretar, sekretarin, referent, referentin, entwickler, entwicklerin, informatiker, informatikerin,
    verkaufer, verkauferin, einkaufer, einkauferin, makler, maklerin, gutachter, sachverstandiger, lehrer, lehrerin,
    dozent, dozentin, professorin, wissenschaftler, wissenschaftlerin, journalistin, fotograf, fotografin, ubersetzer,
    ubersetzerin, dolmetscher, heilpraktiker, heilpraktikerin, psychologe, psychologin, physiotherapeut,
    physiotherapeutin, tischler, schreiner, elektriker, maler, backer, koch, kochin, gartner, betriebswirt, beauftragter,
    beauftragte, bereichsleiter, teamleiter, -leiter, -leiterin, -fuhrer, -fuhrerin, -berater, -beraterin, -ingenieur,
    -ingenieurin, -meister, -beauftragter, -beauftragte, -assistent, -assistentin, -manager, -managerin, -direktor,
    -anwalt, -anwaltin, -arzt, -arztin, -entwickler, -techniker, -verkaufer, -makler, -referent
    """

  /// Dutch.
  private static let dutch = """
    directeur, directrice, bestuurder, zaakvoerder, eigenaar, eigenares, vennoot, adviseur, adviseuse, projectleider,
    verkoopleider, verkoper, inkoper, medewerker, medewerkster, hoofd, advocaat, notaris, huisarts, tandarts, dierenarts,
    makelaar, accountmanager, projectmanager, boekhouder, docent, leraar, hoogleraar, onderzoeker, ontwerper,
    ontwikkelaar, fotograaf, vertegenwoordiger, bedrijfsleider, -leider, -leidster, -adviseur, -medewerker, -manager
    """

  /// French.
  private static let french = """
    directeur, directrice, gerant, gerante, responsable, charge, chargee, chef, cheffe, president, presidente, pdg, dg,
    fondateur, fondatrice, cofondateur, associe, associee, proprietaire, ingenieur, ingenieure, avocat, avocate, notaire,
    huissier, conseiller, conseillere, consultante, comptable, medecin, chirurgien, chirurgienne, dentiste, pharmacien,
    pharmacienne, infirmier, infirmiere, kinesitherapeute, osteopathe, veterinaire, architecte, technicien, technicienne,
    commercial, commerciale, attache, attachee, assistante, secretaire, professeur, professeure, enseignant, enseignante,
    chercheur, chercheuse, redacteur, redactrice, traducteur, traductrice, interprete, photographe, graphiste,
    developpeur, developpeuse, concepteur, conceptrice, acheteur, acheteuse, vendeur, vendeuse, agent immobilier,
    courtier, courtiere, artisan, boulanger, patissier, cuisinier, coiffeur, coiffeuse, menuisier, electricien, plombier,
    gestionnaire, delegue, deleguee, administrateur, administratrice, formateur, formatrice, animateur, animatrice
    """

  /// Spanish.
  private static let spanish = """
    director, directora, gerente, jefe, jefa, presidente, presidenta, consejero, consejera, delegado, delegada, socio,
    socia, fundador, fundadora, propietario, propietaria, abogado, abogada, notario, procurador, procuradora, asesor,
    asesora, consultor, consultora, ingeniero, ingeniera, arquitecto, arquitecta, medico, medica, cirujano, dentista,
    odontologo, odontologa, enfermero, enfermera, farmaceutico, veterinario, veterinaria, contador, contadora, contable,
    administrador, administradora, responsable, encargado, encargada, coordinador, coordinadora, tecnico, tecnica,
    vendedor, vendedora, representante, ejecutivo, ejecutiva, secretario, secretaria, asistente, profesor, profesora,
    catedratico, catedratica, investigador, investigadora, periodista, fotografo, fotografa, traductor, traductora,
    disenador, disenadora, desarrollador, desarrolladora, programador, programadora, comprador, agente, corredor,
    licenciado, licenciada, mayordomo, cocinero, cocinera, panadero, carpintero, electricista, fontanero
    """

  /// Italian.
  private static let italian = """
    direttore, direttrice, amministratore, amministratrice, amministratore delegato, responsabile, titolare, socio,
    fondatore, fondatrice, presidente, avvocato, avvocata, notaio, commercialista, ragioniere, consulente, ingegnere,
    architetto, geometra, medico, medico chirurgo, chirurgo, odontoiatra, farmacista, fisioterapista, veterinario,
    psicologo, psicologa, impiegato, impiegata, segretario, segretaria, assistente, tecnico, venditore, venditrice,
    agente, rappresentante, addetto, addetta, coordinatore, coordinatrice, progettista, sviluppatore, sviluppatrice,
    ricercatore, ricercatrice, professore, professoressa, docente, giornalista, fotografo, fotografa, grafico,
    traduttore, traduttrice, interprete, cuoco, capo, vicedirettore, procuratore, agente immobiliare
    """

  /// Portuguese.
  private static let portuguese = """
    diretor, diretora, gerente, chefe, presidente, vice presidente, socio, socia, fundador, fundadora, proprietario,
    proprietaria, advogado, advogada, engenheiro, engenheira, arquiteto, arquiteta, medico, medica, cirurgiao, dentista,
    enfermeiro, enfermeira, farmaceutico, veterinario, contador, contadora, contabilista, consultor, consultora, analista,
    coordenador, coordenadora, supervisor, supervisora, tecnico, vendedor, vendedora, representante, corretor, corretora,
    secretario, secretaria, assistente, professor, professora, pesquisador, pesquisadora, investigador, jornalista,
    fotografo, tradutor, tradutora, designer, desenvolvedor, programador, encarregado, gestor, gestora, administrador
    """

  /// Swedish, Danish, Norwegian, Finnish, Icelandic.
  private static let nordic = """
    chef, vd, verkstallande direktor, direktor, direktorin, forsaljningschef, saljare, salgschef, salgssjef, sjef, saelger,
    selger, radgivare, radgiver, konsulent, konsult, ingenjor, ingenior, sivilingenior, civilingenjor, advokat, revisor,
    lakare, laege, lege, tandlakare, tandlaege, tannlege, veterinar, dyrlaege, arkitekt, grundare, agare, ejer, eier,
    indehaver, partner, daglig leder, daglig leiar, leder, ledare, projektledare, projektleder, prosjektleder,
    avdelingsleder, afdelingsleder, koordinator, handlaggare, sekreterare, sekretaer, assistent, laerer, larare, lektor,
    forskare, forsker, journalist, fotograf, oversatter, ordforande, formand, styreleder, okonom, ekonom, kok, kock,
    toimitusjohtaja, johtaja, paallikko, myyntipaallikko, projektipaallikko, asiantuntija, insinoori, asianajaja,
    laakari, hammaslaakari, arkkitehti, opettaja, tutkija, suunnittelija, myyja, neuvoja, yrittaja, omistaja, sihteeri,
    avustaja, valokuvaaja, toimittaja, framkvaemdastjori, -chef, -chefen, -ledare, -leder, -sjef, -johtaja, -paallikko,
    -konsulent, -radgiver, -ingenior, -ingenjor, -direktor
    """

  /// Polish, Czech, Slovak, Slovene, Croatian, Serbian.
  private static let slavic = """
    dyrektor, kierownik, kierowniczka, prezes, wiceprezes, prezes zarzadu, specjalista, specjalistka, wlasciciel,
    wlascicielka, wspolwlasciciel, doradca, inzynier, adwokat, radca prawny, radca, notariusz, ksiegowy, ksiegowa, lekarz,
    stomatolog, dentysta, weterynarz, farmaceuta, architekt, nauczyciel, przedstawiciel, przedstawiciel handlowy,
    handlowiec, sprzedawca, asystent, asystentka, sekretarka, koordynator, koordynatorka, konsultant, konsultantka,
    projektant, projektantka, programista, programistka, tlumacz, tlumaczka, dziennikarz, dziennikarka, fotograf, analityk,
    zastepca, pelnomocnik, rzecznik, glowny, mistrz, reditel, reditelka, jednatel, jednatelka, vedouci, obchodni zastupce,
    obchodnik, manazer, manazerka, namestek, predseda, ucetni, advokat, advokatka, lekar, lekarka, zubar, ucitel,
    inzenyr, spravce, referent, referentka, technik, poradce, majitel, majitelka, konatel, konatelka, riaditel, riaditelka,
    veduci, direktor, direktorica, voditelj, voditeljica, predsednik, predsednica, predsjednik, odvjetnik, odvetnik,
    inzenjer, inzenir, savetnik, savjetnik, svetovalec, vlasnik, lastnik, ravnatelj, ravnateljica
    """

  /// Turkish, Hungarian, Romanian, Greek, Baltic, Indonesian, Malay, Vietnamese, Russian.
  private static let other = """
    mudur, muduru, mudur yardimcisi, genel mudur, yonetici, yoneticisi, yonetmen, baskan, baskani, uzman, uzmani,
    muhendis, muhendisi, avukat, doktor, mimar, danisman, danismani, temsilci, temsilcisi, sorumlu, sorumlusu, kurucu,
    ortak, asistan, asistani, sef, sefi, igazgato, igazgatoja, ugyvezeto, vezeto, vezetoje, mernok, ugyved, orvos,
    fogorvos, tanacsado, menedzser, tulajdonos, titkar, titkarno, konyvelo, ertekesito, munkatars, tervezo, szakerto,
    director general, sef, inginer, avocat, medic, contabil, consilier, reprezentant, administrator, manager general,
    direktur, direktur utama, manajer, kepala, pengacara, dokter, konsultan, pengurus, pengarah, jurutera, giam doc,
    tong giam doc, pho giam doc, truong phong, pho phong, nhan vien, chu tich, ky su, ke toan, ke toan truong, luat su,
    bac si, chuyen vien, quan ly, truong nhom, direktorius, direktore, vadovas, vadybininkas, vaditajs, juhataja,
    tegevjuht, spetsialist, директор, менеджер, инженер, руководитель, начальник, специалист, консультант, бухгалтер,
    юрист, адвокат, врач, заместитель, председатель, архитектор, агент, преподаватель, профессор
    """
}
