/// Words that say what a number is for.
enum PhoneLabels {
  /// What a label says about its number.
  enum Kind: Sendable {
    case work, mobile, fax, other, workAndFax
  }

  /// The kind of a folded label without full stops and colons; nil for words that are no phone labels.
  static func kind(of label: String) -> Kind? { table[label] }

  private static let table: [String: Kind] = {
    let lists: [(Kind, String)] = [
      (.work, work), (.mobile, mobile), (.fax, fax), (.other, other), (.workAndFax, workAndFax),
    ]
    var table: [String: Kind] = [:]
    for (kind, list) in lists {
      for label in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let words = label.split(separator: " ").joined(separator: " ")
        if !words.isEmpty { table[words] = kind }
      }
    }
    return table
  }()

  private static let work = """
    t, p, o, d, b, ph, tel, tel no, tel nr, tele, telephone, phone, phone no, phone number, telefon, telefono, telefone,
    telefoon, telefonnummer, puh, puhelin, office, office phone, office tel, direct, direct line, direct dial,
    direct phone, direct tel, tel direct, dir, durchwahl, dw, work, work phone, business, business phone, bus, main,
    main line, switchboard, zentrale, centralino, buro, bureau, oficina, ufficio, biuro, kontor, desk, landline,
    telef, telf, telefon no, tlfn, tel central, central, std, festnetz, fixe, fixo, fijo, ligne directe, linea diretta, linea directa, linha direta, vast, fast, vaxel, tlf, tlf nr,
    tfn, tif, telf, is tel, sabit, stacjonarny, pevna linka, linka, voice, call, call us, reception, sekretariat,
    telephon, fon, headquarters, hq, centrala, dt, dien thoai, tel office, t direct, til, ☎, ☏, 📞, ✆, 电话, 電話, tel/电话,
    전화, 代表, 直通, ttl, phn, simi, simi, тел, τηλ
    """

  private static let mobile = """
    telem, telemovel, tlm, tlmv, call or text, text or call, call/text, text, natel, m, c, g, mob, mobile, mobile no, mobile phone, mobile number, cell, cell phone, cellphone, cellular, handy, mobil,
    mobiltelefon, mobilnummer, gsm, gsm no, movil, celular, cel, portable, port, tel portable, tel mobile, tel movil,
    tel cel, tel mob, tel mobil, cellulare, cell no, kom, komorka, tel kom, mobiel, mobilni, mobilny, matkapuhelin,
    kannykka, cep, cep tel, whatsapp, wa, viber, hp, h/p, handphone, hand phone, mobile/whatsapp, mob no, phone mobile,
    di dong, dd, dtdd, direct mobile, mobi, m/p, 📱, 手机, 手機, 携帯, 휴대폰, 휴대전화, 핸드폰, モバイル, моб
    """

  private static let fax = """
    f, fx, fax, fax no, fax nr, fax number, telefax, telefaks, faks, faksi, facsimile, telecopie, telecopieur, direct fax,
    faxe, belgegecer, 📠, 🖷, 传真, 傳真, 팩스, ファックス, факс
    """

  private static let other = """
    toll free, tollfree, toll-free, freephone, free phone, hotline, home, home phone, private, privat, prive, casa,
    particular, maison, h, 24h, emergency, notfall, urgence, urgences, emergencia, pager, skype, support, helpline,
    freecall, infoline, gratis, numero verde, n verde, after hours, customer service, helpdesk, service hotline, koti,
    service, infolinia, dom
    """

  private static let workAndFax = """
    t/f, tel/fax, tel / fax, phone/fax, telefax/tel, t+f, tel+fax, telefon/fax, tel fax, ph/fax, phone fax, tel & fax,
    phone & fax, tel et fax, tel e fax, tel y fax, tel und fax, tel und telefax, tel/telefax
    """
}
