/// The top-level domains and mail services that a card may name.
enum InternetDomains {
  static let countryCodes = Set(
    """
    ac ad ae af ag ai al am ao ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg
    ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh
    gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp
    kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc
    ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si
    sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg
    vi vn vu wf ws ye yt za zm zw
    """.split(whereSeparator: { $0.isWhitespace }).map(String.init))

  static let generic = Set(
    """
    com net org edu gov mil int info biz name pro aero coop museum jobs mobi travel tel cat asia post xxx arpa app dev
    page blog shop store online site website web tech cloud digital agency studio design media photo photos photography
    gallery art music film video events games fun life live love world today news press consulting solutions services
    systems software network group global international company ventures capital finance financial money bank insurance
    legal law lawyer attorney realty estate properties house homes construction build builders engineering energy solar
    green eco bio farm garden food cafe coffee restaurant bar pub wine beer health care clinic dental doctor medical
    fitness yoga beauty salon fashion clothing shoes jewelry auto car cars bike taxi flights hotel tours vacations
    academy school college university education training institute foundation charity church community club team social
    email support help tools works zone space center city town london paris berlin wien hamburg koeln nyc tokyo swiss
    vet pet dog kim moe top xyz vip one plus best expert guru ninja rocks ltd llc inc gmbh limited partners associates
    management marketing directory industries supply trading
    """.split(whereSeparator: { $0.isWhitespace }).map(String.init))

  /// Second-level labels that belong to the registry: "co" in "co.uk".
  static let secondLevel: Set<String> = [
    "co", "com", "org", "net", "ac", "gov", "edu", "gob", "gouv", "or", "ne", "go", "ltd", "plc", "me", "nom", "asso",
    "id", "web", "art",
  ]

  static let freeMail = Set(
    """
    gmail googlemail outlook hotmail live msn yahoo ymail rocketmail aol icloud me mac gmx web t-online freenet posteo
    mailbox arcor proton protonmail pm tutanota tuta mail email yandex orange wanadoo free laposte sfr neuf bbox libero
    virgilio alice tin tiscali telefonica terra uol bol ig wp o2 onet interia op poczta seznam centrum azet abv
    bluewin hispeed sunrise ziggo kpnmail xs4all planet hetnet telenet skynet telia comhem bredband bigpond optusnet
    btinternet btconnect sky virginmedia talktalk comcast verizon att sbcglobal bellsouth cox charter earthlink shaw
    rogers sympatico rediffmail naver daum hanmail qq 163 126 sina foxmail zoho fastmail hey
    """.split(whereSeparator: { $0.isWhitespace }).map(String.init))

  /// Whether the label is a top-level domain.
  static func isTopLevel(_ label: some StringProtocol) -> Bool {
    let label = label.lowercased()
    return countryCodes.contains(label) || generic.contains(label)
  }

  /// The label that the owner chose: "acme" of "www.sales.acme.co.uk".
  static func ownersLabel(ofHost host: String) -> String {
    var labels = host.lowercased().split(separator: ".").map(String.init)
    guard labels.count > 1 else { return labels.first ?? "" }
    labels.removeLast()
    if labels.count > 1, let last = labels.last, secondLevel.contains(last) { labels.removeLast() }
    return labels.last ?? ""
  }
}
