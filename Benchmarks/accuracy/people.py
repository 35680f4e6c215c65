"""Invents a person with a company, an address and numbers that are valid where they live."""

import re
import unicodedata

import phonenumbers
from phonenumbers import PhoneNumberFormat as PNF
from phonenumbers import PhoneNumberType as PNT

from vocabulary import DEPARTMENTS, LOCAL_TITLES, LOCALES, STEMS, SUFFIXES, TAGLINES, TITLES, TRADES


def ascii_fold(s):
    s = (
        s.replace("ß", "ss")
        .replace("ø", "o")
        .replace("Ø", "O")
        .replace("ł", "l")
        .replace("Ł", "L")
        .replace("æ", "ae")
        .replace("Æ", "Ae")
        .replace("ı", "i")
        .replace("đ", "d")
    )
    return unicodedata.normalize("NFKD", s).encode("ascii", "ignore").decode()


def slug(s):
    return re.sub(r"[^a-z0-9]+", "", ascii_fold(s).lower())


def random_number(rng, region, kind):
    ex = (
        phonenumbers.example_number_for_type(region, kind)
        or phonenumbers.example_number_for_type(region, PNT.FIXED_LINE_OR_MOBILE)
        or phonenumbers.example_number(region)
    )
    nsn = phonenumbers.national_significant_number(ex)
    for _ in range(200):
        keep = min(len(nsn) - 2, rng.choice([2, 3, 4]))
        cand = nsn[:keep] + "".join(rng.choice("0123456789") for _ in nsn[keep:])
        try:
            p = phonenumbers.parse("+%d%s" % (ex.country_code, cand), None)
        except phonenumbers.NumberParseException:
            continue
        if phonenumbers.is_valid_number_for_region(p, region):
            return p
    return ex


def style_number(rng, p, style):
    intl = phonenumbers.format_number(p, PNF.INTERNATIONAL)
    nat = phonenumbers.format_number(p, PNF.NATIONAL)
    cc = "+%d" % p.country_code
    if style == "intl":
        return intl
    if style == "national":
        return nat
    if style == "dots":
        return (
            (nat if p.country_code == 1 else intl).replace("(", "").replace(")", "").replace("-", ".").replace(" ", ".")
        )
    if style == "dashes":
        return (
            (nat if p.country_code == 1 else intl).replace("(", "").replace(")", "").replace(" ", "-").replace("/", "-")
        )
    if style == "trunk0" and nat.startswith("0"):
        return cc + " (0)" + re.sub(r"^0[\s-]*", "", nat)
    if style == "zerozero":
        return intl.replace("+", "00", 1)
    if style == "paren":
        return (
            intl.replace(" ", " (", 1).replace(" ", ") ", 2).replace(")", "", 1).replace(") (", " (")
            if intl.count(" ") > 1
            else intl
        )
    if style == "e164":
        return phonenumbers.format_number(p, PNF.E164)
    return intl


def make_person(rng, fakers):
    loc, region, country, _, tlds = rng.choices(LOCALES, [l[3] for l in LOCALES])[0]
    fk = fakers[loc]
    lang = loc[:2]
    gender = rng.random() < 0.5
    first = (fk.first_name_female if gender else fk.first_name_male)()
    last = fk.last_name()
    if lang == "pl" or lang == "cs":
        last = (fk.last_name_female if gender else fk.last_name_male)()
    if rng.random() < 0.12:
        first += " " + rng.choice("ABCDEFGHJKLMNPRSTW") + "."
    elif rng.random() < 0.06:
        last += "-" + fk.last_name().split()[-1]
    prefix = rng.choice(["Dr.", "Prof. Dr.", "Dipl.-Ing.", "Dr."]) if rng.random() < 0.08 else ""
    suffix = rng.choice(["PhD", "MBA", "CPA", "Esq.", "M.D.", "PMP"]) if lang == "en" and rng.random() < 0.1 else ""
    name = " ".join(filter(None, [prefix, first, last])) + (", " + suffix if suffix else "")
    kind = rng.random()
    suf = rng.choice(SUFFIXES.get(lang, SUFFIXES["en"]))
    if kind < 0.5:
        company = (rng.choice(STEMS) + " " + rng.choice(TRADES)).strip()
    elif kind < 0.75:
        company = (
            fk.last_name().split()[-1] + " " + rng.choice(["& " + fk.last_name().split()[-1], rng.choice(TRADES), ""])
        )
        company = company.strip()
    else:
        company = rng.choice(STEMS) + rng.choice(["", "soft", "tech", " & Sons", "works", "Lab"])
    dom_name = (
        slug(company)
        if rng.random() < 0.6
        else slug(company.split()[0]) + rng.choice(["", "-" + slug(company.split()[-1]), "group", "online"])
    )
    if rng.random() < 0.65:
        company += " " + suf
    domain = dom_name[:24] + "." + rng.choice(tlds)
    f, l = slug(first.split()[0]), slug(last)
    local = rng.choice(
        [f + "." + l, f[0] + l, f, f + "_" + l, f[0] + "." + l, l, f + l[0], f + "." + l, "info", l + "." + f]
    )
    edom = (
        domain
        if rng.random() < 0.88
        else rng.choice(["gmail.com", "outlook.com", "yahoo.com", "gmx.de", "hotmail.com"])
    )
    email = (local if edom == domain else f + "." + l + str(rng.randint(1, 99))) + "@" + edom
    web = rng.choices(
        [
            "www." + domain,
            domain,
            "https://www." + domain,
            "https://" + domain,
            "www." + domain + "/" + rng.choice(["en", "contact", f]),
        ],
        [6, 2.5, 0.7, 0.4, 0.7],
    )[0]
    title = rng.choice(LOCAL_TITLES[lang]) if lang in LOCAL_TITLES and rng.random() < 0.55 else rng.choice(TITLES)
    dept = rng.choice(DEPARTMENTS) if rng.random() < 0.28 else None
    # address lines
    street = fk.street_address().replace("\n", ", ")
    try:
        if loc == "en_US":
            city = "%s, %s %s" % (fk.city(), fk.state_abbr(), fk.postcode())
        elif loc == "en_CA":
            city = "%s, %s %s" % (fk.city(), fk.province_abbr(), fk.postcode())
        elif loc == "en_GB":
            city = "%s %s" % (fk.city(), fk.postcode())
        elif loc == "en_AU":
            city = "%s %s %s" % (fk.city(), fk.state_abbr(), fk.postcode())
        elif loc == "en_IN":
            city = "%s %s" % (fk.city(), fk.postcode())
        elif loc == "en_IE":
            city = "%s, Co. %s" % (fk.city(), rng.choice(["Dublin", "Cork", "Galway", "Mayo"]))
        elif loc == "pt_BR":
            city = "%s - %s, %s" % (fk.city(), fk.estado_sigla(), fk.postcode())
        else:
            city = "%s %s" % (fk.postcode(), fk.city())
    except Exception:
        city = "%s %s" % (fk.postcode(), fk.city())
    addr = [street, city]
    if rng.random() < (0.25 if lang == "en" else 0.45):
        addr.append(country)
    if rng.random() < 0.25:
        addr = [addr[0] + ", " + addr[1]] + addr[2:]
    style = rng.choices(
        ["intl", "national", "dots", "dashes", "trunk0", "zerozero", "paren", "e164"], [38, 24, 10, 8, 8, 3, 5, 4]
    )[0]
    phones = []
    types = [
        ("WorkPhones", PNT.FIXED_LINE, 0.88),
        ("MobilePhones", PNT.MOBILE, 0.62),
        ("Faxes", PNT.FIXED_LINE, 0.28),
        ("OtherPhones", PNT.FIXED_LINE, 0.06),
    ]
    for field, t, pr in types:
        if rng.random() < pr:
            p = random_number(rng, region, t)
            txt = style_number(rng, p, style)
            phones.append(dict(field=field, text=txt, e164=phonenumbers.format_number(p, PNF.E164)))
    if not phones:
        p = random_number(rng, region, PNT.MOBILE)
        phones.append(
            dict(field="MobilePhones", text=style_number(rng, p, style), e164=phonenumbers.format_number(p, PNF.E164))
        )
    return dict(
        locale=loc,
        region=region,
        prefix=prefix,
        first=first,
        last=last,
        suffix=suffix,
        name=name,
        company=company,
        title=title,
        dept=dept,
        email=email if rng.random() < 0.95 else None,
        web=web if rng.random() < 0.75 else None,
        addr=addr if rng.random() < 0.85 else [],
        phones=phones,
        tagline=rng.choice(TAGLINES) if rng.random() < 0.15 else None,
    )
