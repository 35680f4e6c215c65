/// Words that announce an e-mail, a website or an address, and words that announce a number which is no phone.
enum ContactLabels {
  static let email = set(
    """
    e, e-mail, email, mail, e mail, eml, correo, correo electronico, courriel, mel, mailto, e-posta, eposta, posta,
    e-post, epost, sahkoposti, adres e-mail, emailadres, electronic mail, em, ✉, 📧, ✉️, 邮箱, 電郵, 电邮, 이메일, メール, @
    """)

  static let website = set(
    """
    w, web, website, www, url, internet, homepage, site, site web, sitio web, sito, sito web, web site, webseite,
    webbplats, hemsida, hjemmeside, hjemmesi, strona, strona www, verkkosivu, webová stránka, webu, online, i, http,
    visit us, visit, 🌐, 网址, 網址, 홈페이지, ホームページ, weboldal
    """)

  static let address = set(
    """
    a, add, addr, address, adresse, anschrift, adres, direccion, dir, indirizzo, endereco, adress, adresa, adres,
    osoite, cim, dia chi, dc, d/c, alamat, location, office address, head office, registered office, sede, sede legale, siege,
    siege social, hauptsitz, visit, postal address, besoksadress, besoksadresse, kantoor, 地址, 住所, 주소, 📍, 🏠, ⌂, hq
    """)

  /// Networks whose names announce a handle or an address on them.
  static let networks = set(
    """
    linkedin, twitter, x, instagram, insta, facebook, fb, ig, xing, youtube, tiktok, github, telegram, wechat, line,
    kakao, kakaotalk, skype, whatsapp, pinterest, behance, snapchat, follow us, find us, follow
    """)

  /// Labels of registers, taxes, banks and the like; what follows is a number but no phone.
  static let nonPhone = WordList(
    """
    vat, vat no, vat reg, ust, ustid, ust idnr, ust id, uid, steuernummer, steuer nr, st nr, mwst, tva, n tva, iva, piva,
    p iva, partita iva, cf, c f, codice fiscale, btw, btw nr, kvk, moms, momsreg, nip, regon, krs, ico, dic, ic dph, cif,
    nif, nie, nipc, rut, ruc, rfc, cuit, cnpj, cpf, crm, oab, creci, crea, abn, acn, afsl, gst, gstin, pan, cin, tan, ein,
    tin, siret, siren, rcs, ape, naf, hrb, hra, amtsgericht, handelsregister, org nr, orgnr, org no, orgnummer, licencia, cedula, matricula, organisationsnummer,
    cvr, se nr, y tunnus, cui, oib, mb, pib, adoszam, cegjegyzekszam, vergi no, mersis, tax, tax code, tax id, tax no,
    taxpayer, mst, ma so thue, iban, bic, swift, account, account no, acct, konto, kontonummer, bank, blz, sort code,
    bankgiro, plusgiro, license, licence, lic, lic no, license no, registration, reg, reg no, reg nr, company no,
    company number, dre, calbre, bre, nmls, mls, npi, bar no, cnps, iso, ref, id, id no, customer no, dun, duns, since,
    established, est, seit, depuis, desde, dal, od roku, sedan, founded, 사업자등록번호, 法人番号, 税号
    """)

  private static func set(_ list: String) -> Set<String> {
    Set(
      list.split(whereSeparator: { $0 == "," || $0 == "\n" })
        .map { TextFolding.fold($0.split(separator: " ").joined(separator: " ")) }.filter { !$0.isEmpty })
  }
}
