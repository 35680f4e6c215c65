"""The fonts that cards are set in."""

import os

from fontTools.ttLib import TTFont
from PIL import ImageFont

from units import PT

FAMILIES = {  # family: {role: file stem}
    "DejaVu Sans": dict(regular="DejaVuSans", bold="DejaVuSans-Bold", light="DejaVuSans-ExtraLight"),
    "DejaVu Sans Condensed": dict(regular="DejaVuSansCondensed", bold="DejaVuSansCondensed-Bold"),
    "DejaVu Serif": dict(regular="DejaVuSerif", bold="DejaVuSerif-Bold", italic="DejaVuSerif-Italic"),
    "Liberation Sans": dict(
        regular="LiberationSans-Regular", bold="LiberationSans-Bold", italic="LiberationSans-Italic"
    ),
    "Liberation Serif": dict(
        regular="LiberationSerif-Regular", bold="LiberationSerif-Bold", italic="LiberationSerif-Italic"
    ),
    "Liberation Mono": dict(regular="LiberationMono-Regular", bold="LiberationMono-Bold"),
    "Liberation Sans Narrow": dict(regular="LiberationSansNarrow-Regular", bold="LiberationSansNarrow-Bold"),
    "Roboto": dict(
        regular="Roboto-Regular", bold="Roboto-Bold", light="Roboto-Light", thin="Roboto-Thin", italic="Roboto-Italic"
    ),
    "Roboto Condensed": dict(
        regular="RobotoCondensed-Regular", bold="RobotoCondensed-Bold", light="RobotoCondensed-Light"
    ),
    "Lato": dict(
        regular="Lato-Regular", bold="Lato-Bold", light="Lato-Light", thin="Lato-Hairline", italic="Lato-Italic"
    ),
    "Open Sans": dict(
        regular="OpenSans-Regular", bold="OpenSans-Bold", light="OpenSans-Light", italic="OpenSans-Italic"
    ),
    "Noto Sans": dict(regular="NotoSans-Regular", bold="NotoSans-Bold", italic="NotoSans-Italic"),
    "Noto Serif": dict(regular="NotoSerif-Regular", bold="NotoSerif-Bold", italic="NotoSerif-Italic"),
    "EB Garamond": dict(regular="EBGaramond12-Regular", bold="EBGaramond12-Bold", italic="EBGaramond12-Italic"),
    "Cantarell": dict(
        regular="Cantarell-Regular", bold="Cantarell-Bold", light="Cantarell-Light", thin="Cantarell-Thin"
    ),
    "Inter": dict(regular="Inter-Regular", bold="Inter-SemiBold", light="Inter-Light", thin="Inter-ExtraLight"),
    "Carlito": dict(regular="Carlito-Regular", bold="Carlito-Bold", italic="Carlito-Italic"),
}


class Fonts:
    def __init__(self, root):
        self.files, self.cmaps, self.cache = {}, {}, {}
        for d, _, names in os.walk(root):
            for n in names:
                stem, ext = os.path.splitext(n)
                if ext in (".ttf", ".otf"):
                    self.files[stem] = os.path.join(d, n)
        self.families = {k: {r: s for r, s in v.items() if s in self.files} for k, v in FAMILIES.items()}
        self.families = {k: v for k, v in self.families.items() if "regular" in v}

    def get(self, family, role, pt):
        roles = self.families[family]
        stem = roles.get(role) or roles["regular"]
        key = (stem, round(pt * PT))
        if key not in self.cache:
            self.cache[key] = ImageFont.truetype(self.files[stem], key[1])
        return self.cache[key], stem

    def covers(self, family, text):
        stem = self.families[family]["regular"]
        if stem not in self.cmaps:
            self.cmaps[stem] = set(TTFont(self.files[stem], lazy=True).getBestCmap())
        return all(ord(c) in self.cmaps[stem] or c == " " for c in text)
