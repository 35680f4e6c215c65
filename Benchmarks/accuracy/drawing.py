"""Colours that can be read on each other, text, logos and icons."""

import math


def lum(c):
    v = [x / 255 for x in c]
    v = [x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in v]
    return 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]


def contrast(a, b):
    x, y = sorted([lum(a), lum(b)])
    return (y + 0.05) / (x + 0.05)


LIGHT_BG = [(255, 255, 255)] * 6 + [
    (250, 249, 245),
    (247, 243, 232),
    (240, 240, 240),
    (232, 240, 246),
    (245, 236, 228),
    (236, 244, 234),
    (253, 246, 214),
]
DARK_BG = [
    (20, 24, 38),
    (16, 16, 16),
    (12, 46, 88),
    (16, 64, 52),
    (96, 16, 32),
    (44, 44, 48),
    (60, 24, 84),
    (0, 92, 132),
    (186, 40, 34),
]
INKS = [
    (20, 20, 20),
    (45, 45, 45),
    (70, 70, 75),
    (18, 40, 92),
    (0, 80, 120),
    (120, 20, 30),
    (20, 84, 50),
    (90, 60, 30),
    (90, 40, 110),
    (105, 110, 115),
]
ACCENTS = [
    (0, 112, 192),
    (200, 30, 40),
    (0, 140, 90),
    (230, 120, 20),
    (120, 50, 150),
    (0, 150, 160),
    (190, 150, 60),
    (20, 40, 100),
    (220, 50, 110),
]


def pick_ink(rng, bg, pool, least):
    ok = [c for c in pool if contrast(c, bg) >= least]
    return rng.choice(ok) if ok else ((245, 245, 245) if lum(bg) < 0.3 else (25, 25, 25))


def text_width(font, s, track):
    return font.getlength(s) + track * max(0, len(s) - 1)


def draw_text(draw, xy, s, font, fill, track):
    x, y = xy  # y is the baseline
    if not track:
        draw.text((x, y), s, font=font, fill=fill, anchor="ls")
        b = draw.textbbox((x, y), s, font=font, anchor="ls")
        return b
    x0 = x
    bb = None
    for ch in s:
        draw.text((x, y), ch, font=font, fill=fill, anchor="ls")
        if ch != " ":
            b = draw.textbbox((x, y), ch, font=font, anchor="ls")
            bb = b if bb is None else (min(bb[0], b[0]), min(bb[1], b[1]), max(bb[2], b[2]), max(bb[3], b[3]))
        x += font.getlength(ch) + track
    return bb or (x0, y, x, y)


def draw_logo(rng, draw, box, colours):
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    k = rng.randrange(8)
    c = colours[0]
    c2 = colours[1]
    lw = max(3, int(w * 0.08))
    if k == 0:
        draw.ellipse(box, fill=c)
        draw.ellipse((x0 + w * 0.3, y0 + h * 0.3, x1 - w * 0.1, y1 - h * 0.1), fill=c2)
    elif k == 1:
        draw.polygon([(x0, y1), (x0 + w / 2, y0), (x1, y1)], fill=c)
        draw.polygon([(x0 + w * 0.3, y1), (x0 + w / 2, y0 + h * 0.5), (x1 - w * 0.3, y1)], fill=c2)
    elif k == 2:
        for i in range(3):
            draw.rectangle((x0 + i * w / 3, y0 + (2 - i) * h / 4, x0 + i * w / 3 + w / 4, y1), fill=c if i % 2 else c2)
    elif k == 3:
        draw.ellipse(box, outline=c, width=lw)
        draw.line((x0 + w * 0.2, y0 + h * 0.8, x0 + w * 0.8, y0 + h * 0.2), fill=c2, width=lw)
    elif k == 4:
        draw.rounded_rectangle(box, radius=int(w * 0.2), fill=c)
        draw.rounded_rectangle(
            (x0 + w * 0.25, y0 + h * 0.25, x1 - w * 0.25, y1 - h * 0.25), radius=int(w * 0.1), outline=c2, width=lw
        )
    elif k == 5:
        pts = [
            (x0 + w / 2 + w / 2 * math.cos(a), y0 + h / 2 + h / 2 * math.sin(a))
            for a in [i * math.pi / 3 for i in range(6)]
        ]
        draw.polygon(pts, fill=c)
        pts = [
            (x0 + w / 2 + w / 4 * math.cos(a), y0 + h / 2 + h / 4 * math.sin(a))
            for a in [i * math.pi / 3 for i in range(6)]
        ]
        draw.polygon(pts, fill=c2)
    elif k == 6:
        for i in range(4):
            draw.arc(
                (x0 + i * w * 0.1, y0 + i * h * 0.1, x1 - i * w * 0.1, y1 - i * h * 0.1),
                20 * i,
                250 + 20 * i,
                fill=c if i % 2 else c2,
                width=lw // 2 + 2,
            )
    else:
        draw.polygon([(x0, y0 + h / 2), (x0 + w / 2, y0), (x1, y0 + h / 2), (x0 + w / 2, y1)], fill=c)
        draw.polygon([(x0 + w / 2, y0 + h * 0.2), (x1 - w * 0.2, y0 + h / 2), (x0 + w / 2, y1 - h * 0.2)], fill=c2)


def draw_icon(d, kind, x, y, s, c):
    lw = max(3, int(s * 0.09))
    if kind == "phone":
        d.rounded_rectangle((x + s * 0.2, y, x + s * 0.8, y + s), radius=int(s * 0.12), outline=c, width=lw)
        d.ellipse((x + s * 0.43, y + s * 0.78, x + s * 0.57, y + s * 0.92), fill=c)
    elif kind == "mail":
        d.rectangle((x, y + s * 0.15, x + s, y + s * 0.85), outline=c, width=lw)
        d.line((x, y + s * 0.2, x + s * 0.5, y + s * 0.55, x + s, y + s * 0.2), fill=c, width=lw)
    else:
        d.ellipse((x, y, x + s, y + s), outline=c, width=lw)
        d.ellipse((x + s * 0.3, y, x + s * 0.7, y + s), outline=c, width=lw // 2 + 1)
        d.line((x, y + s / 2, x + s, y + s / 2), fill=c, width=lw // 2 + 1)
