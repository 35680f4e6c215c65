"""Sets a person's data as a card: ground, type, layout, and where every line ended up."""

import numpy as np
from PIL import Image, ImageDraw

from drawing import ACCENTS, DARK_BG, INKS, LIGHT_BG, draw_icon, draw_logo, draw_text, lum, pick_ink, text_width
from rows import contact_rows
from units import MM, PT


def compose(rng, fonts, p):
    vertical = rng.random() < 0.12
    wmm, hmm = rng.choice([(85, 55), (88.9, 50.8), (90, 55), (85, 55), (88.9, 50.8)])
    if vertical:
        wmm, hmm = hmm, wmm
    W, H = int(wmm * MM), int(hmm * MM)
    dark = rng.random() < 0.24
    bg = rng.choice(DARK_BG if dark else LIGHT_BG)
    im = Image.new("RGB", (W, H), bg)
    d = ImageDraw.Draw(im)
    all_text = " ".join([p["name"], p["company"], p["title"], p["dept"] or "", " ".join(p["addr"])])
    fams = [f for f in fonts.families if fonts.covers(f, all_text)] or ["DejaVu Sans"]
    fam = rng.choice(fams)
    fam2 = rng.choice(fams) if rng.random() < 0.25 else fam
    accent = pick_ink(rng, bg, ACCENTS, 2.6)
    ink = pick_ink(
        rng,
        bg,
        INKS if not dark else [(255, 255, 255), (235, 235, 235), (210, 210, 215), (250, 235, 200), (190, 200, 210)],
        4.0,
    )
    style = dict(dark=dark, vertical=vertical, font=fam, name_font=fam2, notes=[])
    body_role = rng.choices(["regular", "light", "thin", "bold", "italic"], [66, 20, 5, 4, 5])[0]
    body_pt = rng.choices([6, 6.5, 7, 7.5, 8, 9], [10, 14, 22, 22, 22, 10])[0]
    if body_role == "thin":
        body_pt = max(body_pt, 7.5)
    name_pt = rng.choice([10, 11, 12, 13, 14, 16])
    title_pt = rng.choice([body_pt, body_pt + 0.5, body_pt + 1, 8])
    comp_pt = rng.choice([9, 10, 11, 13, 15])
    name_role = rng.choice(["bold", "bold", "regular", "light", "italic"])
    comp_role = rng.choice(["bold", "bold", "regular", "light"])
    upper_name = rng.random() < 0.18
    upper_comp = rng.random() < 0.25
    upper_title = rng.random() < 0.1
    track_name = rng.choice([0] * 7 + [0.06, 0.12])
    track_comp = rng.choice([0] * 6 + [0.08, 0.18])
    track_title = rng.choice([0] * 8 + [0.08])
    style.update(body_pt=body_pt, body_role=body_role)
    # --- decoration of the ground
    g = rng.random()
    panel = None
    if g < 0.12:
        a = np.asarray(im).astype(np.float32)
        t = np.linspace(0, 1, H)[:, None, None] if rng.random() < 0.5 else np.linspace(0, 1, W)[None, :, None]
        delta = np.array([rng.randint(-26, 10) for _ in range(3)], np.float32) * (1 if not dark else -1)
        im = Image.fromarray(np.clip(a + t * delta, 0, 255).astype(np.uint8))
        d = ImageDraw.Draw(im)
        style["notes"].append("gradient")
    elif g < 0.24 and not vertical:
        side = rng.choice(["left", "right", "top", "bottom"])
        col = pick_ink(rng, bg, ACCENTS + DARK_BG[:5], 2.6)
        frac = rng.uniform(0.26, 0.36)
        panel = dict(
            left=(0, 0, int(W * frac), H),
            right=(int(W * (1 - frac)), 0, W, H),
            top=(0, 0, W, int(H * frac)),
            bottom=(0, int(H * (1 - frac)), W, H),
        )[side]
        d.rectangle(panel, fill=col)
        style["notes"].append("panel-" + side)
        style["panel"] = side
    elif g < 0.34:
        col = tuple(int(b * 0.9 + a * 0.1) for a, b in zip(accent, bg))
        for _ in range(rng.randint(2, 5)):
            r = rng.randint(W // 8, W // 3)
            cx, cy = rng.randint(0, W), rng.randint(0, H)
            (
                d.ellipse((cx - r, cy - r, cx + r, cy + r), outline=col, width=rng.randint(3, 14))
                if rng.random() < 0.5
                else d.ellipse((cx - r, cy - r, cx + r, cy + r), fill=col)
            )
        style["notes"].append("pattern")
    elif g < 0.44:
        e = rng.choice(["bar", "rule", "frame"])
        if e == "bar":
            d.rectangle((0, H - int(2 * MM), W, H), fill=accent)
        elif e == "rule":
            d.rectangle((0, 0, int(1.5 * MM), H), fill=accent)
        else:
            m = int(1.6 * MM)
            d.rectangle((m, m, W - m, H - m), outline=accent, width=rng.choice([3, 6, 10]))
        style["notes"].append(e)
    margin = int(rng.uniform(4, 6.5) * MM)
    area = [margin, margin, W - margin, H - margin]
    lines, used = [], []

    def put(text, x, base, font, fill, track, spans, align, width=None, role=None):
        w = text_width(font, text, track)
        if align == "right":
            x = x - w
        elif align == "center":
            x = x - w / 2
        b = draw_text(d, (x, base), text, font, fill, track)
        for u in used:
            if b[0] < u[2] - 1 and b[2] > u[0] + 1 and b[1] < u[3] - 2 and b[3] > u[1] + 2:
                raise OverflowError("overlap")
        if b[0] < 2 * MM or b[2] > W - 2 * MM or b[1] < 1.5 * MM or b[3] > H - 1.5 * MM:
            raise OverflowError("off card")
        used.append(b)
        lines.append(dict(text=text, box=[round(v / 2, 1) for v in b], spans=spans, role=role))
        return b

    def style_of(role):
        if role == "name":
            f, st = fonts.get(fam2, name_role, name_pt)
            return f, track_name * name_pt * PT, name_pt
        if role == "title":
            f, st = fonts.get(fam, body_role if body_role != "thin" else "light", title_pt)
            return f, track_title * title_pt * PT, title_pt
        if role == "company":
            f, st = fonts.get(fam2, comp_role, comp_pt)
            return f, track_comp * comp_pt * PT, comp_pt
        f, st = fonts.get(fam, body_role, body_pt)
        return f, 0, body_pt

    rows, label_mode = contact_rows(rng, p)
    style["labels"] = label_mode
    name_txt = p["name"].upper() if upper_name else p["name"]
    comp_txt = p["company"].upper() if upper_comp else p["company"]
    title_txt = p["title"].upper() if upper_title else p["title"]
    nm = [("name", name_txt, [("ContactNames", name_txt, None)])]
    tt = [("title", title_txt, [("JobTitles", title_txt, None)])]
    if p["dept"]:
        if rng.random() < 0.25:
            tt = [
                (
                    "title",
                    title_txt + rng.choice([", ", " | "]) + p["dept"],
                    [("JobTitles", title_txt, None), ("Departments", p["dept"], None)],
                )
            ]
        else:
            tt.append(("title", p["dept"], [("Departments", p["dept"], None)]))
    co = [("company", comp_txt, [("CompanyNames", comp_txt, None)])]
    if p["tagline"]:
        co.append(("body", p["tagline"], [("Tagline", p["tagline"], None)]))
    ad = [("body", t, [("Addresses", t, None)]) for t in p["addr"]]

    def block(items, x, y, align, gap=1.32, from_bottom=False, colours=None):
        heights = []
        for it in items:
            f, tr, pt = style_of(it[0])
            heights.append(pt * PT * gap)
        tot = sum(heights)
        yy = y - tot if from_bottom else y
        for it, h in zip(items, heights):
            f, tr, pt = style_of(it[0])
            fill = (colours or {}).get(it[0]) or (accent if it[0] in accent_roles else ink)
            put(it[1], x, yy + h * 0.78, f, fill, tr, it[2], align, role=it[0])
            yy += h
        return yy

    accent_roles = set(r for r in ("name", "company", "title") if rng.random() < 0.3)
    bold_labels = rng.random() < 0.3
    tabbed = label_mode in ("short", "word") and rng.random() < 0.5

    def contact_block(x, y, align, from_bottom):
        f, tr, pt = style_of("body")
        h = pt * PT * rng.choice([1.28, 1.4, 1.5])
        tot = h * len(rows)
        yy = y - tot if from_bottom else y
        lf = fonts.get(fam, "bold", pt)[0] if bold_labels else f
        lw = max([lf.getlength(r[0]) for r in rows] + [0]) + pt * PT * 0.6
        for r in rows:
            base = yy + h * 0.74
            lc = accent if bold_labels else ink
            if r[0] and align == "left":
                x2 = x + (lw if tabbed else lf.getlength(r[0] + " "))
                b1 = draw_text(d, (x, base), r[0], lf, lc, 0)
                len(used)
                b2 = put(r[1], x2, base, f, ink, 0, r[2], "left", role="contact")
                b = (min(b1[0], b2[0]), min(b1[1], b2[1]), max(b1[2], b2[2]), max(b1[3], b2[3]))
                used[-1] = b
                lines[-1]["box"] = [round(v / 2, 1) for v in b]
                lines[-1]["text"] = r[0] + " " + r[1]
            else:
                xx = x
                if label_mode == "icon" and not r[0]:
                    s = pt * PT * 0.8
                    w = text_width(f, r[1], 0)
                    ix = x if align == "left" else (x - w - s * 1.6 if align == "right" else x - w / 2 - s * 1.6)
                    if align == "left":
                        xx = x + s * 1.6
                    draw_icon(d, r[3], ix, base - s * 0.9, s, accent)
                put((r[0] + " " + r[1]).strip(), xx, base, f, ink, 0, r[2], align, role="contact")
            yy += h
        return yy

    logo_s = int(rng.uniform(8, 14) * MM)
    logo_cols = [accent, tuple(min(255, int(c * 0.6 + 100)) for c in accent)]
    x0, y0, x1, y1 = area

    def logo(bx, by):
        b = (bx, by, bx + logo_s, by + logo_s)
        for u in used:
            if b[0] < u[2] and b[2] > u[0] and b[1] < u[3] and b[3] > u[1]:
                raise OverflowError("logo")
        draw_logo(rng, d, b, logo_cols)
        used.append(b)

    if panel:
        side = style["panel"]
        pcol = im.getpixel((panel[0] + 5, panel[1] + 5))
        pink = (255, 255, 255) if lum(pcol) < 0.35 else (20, 20, 20)
        cols = dict(name=pink, title=pink, company=pink, body=pink)
        if side in ("left", "right"):
            cx = (panel[0] + panel[2]) / 2
            logo(int(cx - logo_s / 2), int(H * 0.3)) if rng.random() < 0.8 else None
            words = comp_txt.split()
            half = (len(words) + 1) // 2
            cl = [("company", comp_txt, co[0][2])]
            f, tr, pt = style_of("company")
            if text_width(f, comp_txt, tr) > (panel[2] - panel[0]) - 2.6 * MM:
                comp_pt = 8
            f, tr, pt = style_of("company")
            if text_width(f, comp_txt, tr) > (panel[2] - panel[0]) - 2.6 * MM and len(words) > 1:
                cl = [
                    ("company", " ".join(words[:half]), [("CompanyNames", comp_txt, None)]),
                    ("company", " ".join(words[half:]), []),
                ]
            block(cl, cx, H * 0.62, "center", colours=cols)
            lx = panel[2] + int(5 * MM) if side == "left" else x0
            yb = block(nm + tt, lx, y0, "left")
            contact_block(lx, y1, "left", True)
            if ad:
                block(ad, lx, yb + 2 * MM, "left")
        else:
            yy = panel[1] + int(3.2 * MM)
            if rng.random() < 0.5:
                block(nm + tt, x0, yy, "left", colours=cols)
                rest = co + ad
                top = panel[3] + 2.5 * MM if side == "top" else y0
                block(rest, x0, top, "left")
                bottom = y1 if side == "top" else panel[1] - 1.5 * MM
                contact_block(x0 if W < 50 * MM or rng.random() < 0.5 else int(W * 0.52), bottom, "left", True)
            else:
                block(co, (x0 + x1) / 2, yy, "center", colours=cols)
                top = panel[3] + 2 * MM if side == "top" else y0
                yb = block(nm + tt, x0, top, "left")
                bottom = y1 if side == "top" else panel[1] - 1.5 * MM
                contact_block(int(W * 0.5), bottom, "left", True)
                if ad:
                    block(ad, x0, bottom, "left", from_bottom=True)
        style["layout"] = "panel"
    elif vertical:
        lay = rng.choice(["center", "left"])
        style["layout"] = "vertical-" + lay
        x = (x0 + x1) / 2 if lay == "center" else x0
        logo(int(x - logo_s / 2) if lay == "center" else x0, y0)
        yy = block(co, x, y0 + logo_s + 2 * MM, lay)
        yy = block(nm + tt, x, yy + 5 * MM, lay)
        yb = y1
        contact_block(x, yb, lay, True)
        if ad:
            block(ad, x, yy + 2.5 * MM, lay)
    else:
        lay = rng.choice(["left", "left", "right", "center", "twocol-top", "twocol-bottom", "split"])
        style["layout"] = lay
        if lay in ("left", "right"):
            x = x0 if lay == "left" else x1
            has_logo = rng.random() < 0.6
            if has_logo:
                logo(x1 - logo_s if lay == "left" else x0, y0)
            first = rng.random() < 0.5
            yy = block((co if first else nm + tt), x, y0, lay)
            if not first:
                yy = block(co, x, yy + 1.5 * MM, lay)
            else:
                yy = block(nm + tt, x, yy + 2 * MM, lay)
            if ad and rng.random() < 0.5:
                block(ad, x, yy + 1.5 * MM, lay)
                contact_block(x, y1, lay, True)
            else:
                contact_block(x, y1, lay, True)
                if ad:
                    block(ad, x1 if lay == "left" else x0, y1, "right" if lay == "left" else "left", from_bottom=True)
        elif lay == "center":
            x = (x0 + x1) / 2
            if rng.random() < 0.45:
                logo(int(x - logo_s / 2), y0)
                top = y0 + logo_s + MM
            else:
                top = y0
            yy = block(co, x, top, "center")
            yy = block(nm + tt, x, yy + 1.5 * MM, "center")
            cols = None
            if rng.random() < 0.3:
                rows[:] = [
                    [
                        "",
                        "  ·  ".join((r[0] + " " + r[1]).strip() for r in rows[i : i + 2]),
                        sum([r[2] for r in rows[i : i + 2]], []),
                        rows[i][3],
                    ]
                    for i in range(0, len(rows), 2)
                ]
            if ad:
                yb = block(
                    (
                        [("body", ", ".join(t for t in p["addr"]), [("Addresses", ", ".join(p["addr"]), None)])]
                        if rng.random() < 0.5
                        else ad
                    ),
                    x,
                    yy + 1.2 * MM,
                    "center",
                )
            contact_block(x, y1, "center", True)
        elif lay == "twocol-top":
            yy = block(nm + tt, x0, y0, "left")
            block(co, x0, y1, "left", from_bottom=True)
            xr = int(W * rng.uniform(0.5, 0.56))
            yb = contact_block(xr, y1, "left", True)
            if ad:
                block(ad, xr, y0 + rng.choice([0, 4 * MM]), "left")
        elif lay == "twocol-bottom":
            logo(x0, y0) if rng.random() < 0.6 else None
            block(co, x1, y0, "right")
            block(nm + tt, x0, int(H * 0.36), "left")
            contact_block(x0, y1, "left", True)
            if ad:
                rng.random()  # kept, so that a seed goes on giving the cards it gave
                block(ad, x1, y1, "right", from_bottom=True)
        else:
            cx = W * 0.25
            logo(int(cx - logo_s / 2), int(H * 0.25))
            f, tr, pt = style_of("company")
            comp_pt = min(comp_pt, 9)
            block(co, cx, H * 0.25 + logo_s + 2 * MM, "center")
            d.line((W * 0.46, H * 0.15, W * 0.46, H * 0.85), fill=accent, width=4)
            xr = int(W * 0.5)
            yy = block(nm + tt, xr, y0, "left")
            if ad:
                block(ad, xr, yy + 2 * MM, "left")
            contact_block(xr, y1, "left", True)
    # fine paper grain
    if rng.random() < 0.2:
        a = np.asarray(im).astype(np.int16)
        n = np.random.RandomState(rng.randrange(1 << 30)).normal(0, rng.uniform(1, 4), a.shape[:2])
        im = Image.fromarray(np.clip(a + n[..., None], 0, 255).astype(np.uint8))
        style["notes"].append("grain")
    return im, lines, style, (wmm, hmm)
