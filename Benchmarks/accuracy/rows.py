"""The rows of a card's contact block, with the labels that people print."""

from vocabulary import FAX_LABELS, MAIL_LABELS, MOBILE_LABELS, WEB_LABELS, WORK_LABELS


def contact_rows(rng, p):
    """Rows of (label, text, spans); spans: [(field, value, e164-or-None)]."""
    rows = []
    mode = rng.choices(["short", "word", "none", "suffix", "icon"], [36, 30, 14, 6, 14])[0]
    idx = rng.randrange(100)
    caps = rng.random() < 0.1

    def lab(pool):
        pick = [l for l in pool if (len(l.strip(":.")) <= 1) == (mode == "short")] or pool
        l = pick[idx % len(pick)]
        return l.upper() if caps else l

    for ph in p["phones"]:
        pool = {
            "WorkPhones": WORK_LABELS,
            "MobilePhones": MOBILE_LABELS,
            "Faxes": FAX_LABELS,
            "OtherPhones": ["Toll-free:", "Hotline:", "Home:", "Skype:"][0:3],
        }[ph["field"]]
        label = "" if mode in ("none", "icon") else lab(pool)
        if mode == "none" and ph["field"] in ("Faxes", "OtherPhones"):
            label = lab(pool)  # a fax is nearly always marked
        if mode == "icon" and ph["field"] in ("Faxes", "OtherPhones"):
            label = lab(pool)
        if mode == "suffix":
            rows.append(
                [
                    "",
                    ph["text"]
                    + " "
                    + {"WorkPhones": "(office)", "MobilePhones": "(mobile)", "Faxes": "(fax)", "OtherPhones": "(home)"}[
                        ph["field"]
                    ],
                    [(ph["field"], ph["text"], ph["e164"])],
                    "phone",
                ]
            )
        else:
            rows.append([label, ph["text"], [(ph["field"], ph["text"], ph["e164"])], "phone"])
    if p["email"]:
        rows.append(
            [
                lab(MAIL_LABELS) if mode in ("short", "word") and rng.random() < 0.85 else "",
                p["email"],
                [("Emails", p["email"], None)],
                "mail",
            ]
        )
    if p["web"]:
        l = lab(WEB_LABELS) if mode in ("short", "word") and rng.random() < 0.55 else ""
        rows.append([l, p["web"], [("Websites", p["web"], None)], "web"])
    if mode == "short" and rng.random() < 0.35 and len(rows) >= 2:  # several on one row
        merged, i = [], 0
        sep = rng.choice([" | ", "  ", " · ", " / "])
        while i < len(rows):
            if i + 1 < len(rows) and rows[i][3] == "phone" and rows[i + 1][3] == "phone":
                a, b = rows[i], rows[i + 1]
                merged.append(
                    ["", (a[0] + " " + a[1]).strip() + sep + (b[0] + " " + b[1]).strip(), a[2] + b[2], "phone"]
                )
                i += 2
            else:
                merged.append(rows[i])
                i += 1
        rows = merged
    return rows, mode
