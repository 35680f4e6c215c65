#!/usr/bin/env python3
"""Measures what custom words mend, and whether they ever appear where they are not.

usage: custom_words.py --fonts DIR/fonts --snapcat PATH/snapcat [--seed 1] [--lines 600] [--level accurate]
Draws lines that end with a domain or hold a name, in small, blurred, noisy print, and the same number without any of them;
reads both with and without the words as custom words. Prints how many of the words that were misread are mended, how many
that were read right are lost, and how often a word appears in a line that does not hold it. A line without the words holds
others that look a little like them (another provider, another name), as strangers' cards do.
"""

import argparse
import json
import os
import random
import subprocess
import tempfile

import cv2
import numpy as np
from faker import Faker
from fonts import Fonts
from PIL import Image, ImageDraw

ROWS = 6
PROVIDERS = ["@gmail.com", "@outlook.com", "@yahoo.com", "@icloud.com", "@hotmail.com", "@gmx.net"]
OTHER_PROVIDERS = ["@mail.com", "@ymail.com", "@proton.me", "@web.de", "@free.fr", "@email.cz", "@fastmail.fm"]


def domain(faker):
    return "@" + faker.unique.domain_word().replace("-", "") + random.choice([".com", ".org", ".de", ".co.uk"])


def vocabulary(rng):
    """Words that are given to snapcat, and as many that are not."""
    faker = Faker("en_GB")
    faker.seed_instance(rng.random())
    random.seed(rng.random())
    words = PROVIDERS + [domain(faker) for _ in range(14)] + [faker.unique.name() for _ in range(20)]
    others = OTHER_PROVIDERS + [domain(faker) for _ in range(14)] + [faker.unique.name() for _ in range(20)]
    return words, [w for w in others if w not in words]


def line(rng, faker, word):
    if word.startswith("@"):
        local = f"{faker.first_name()}.{faker.last_name()}".lower().replace(" ", "").replace("'", "")
        return rng.choice(["", "E: ", "Mail "]) + local + word
    return rng.choice(["", "", "Attn. "]) + word + rng.choice(["", "", ", Director", ","])


def page(rng, fonts, texts):
    """A sheet of lines as a bad photo shows it."""
    family = rng.choice(sorted(fonts.families))
    sheet = Image.new("L", (1400, 90 * len(texts) + 60), 255)
    draw = ImageDraw.Draw(sheet)
    for row, text in enumerate(texts):
        font, _ = fonts.get(family, rng.choice(["regular", "regular", "bold", "light"]), 7.5)
        font = font.font_variant(size=44)
        draw.text((60, 40 + 90 * row), text, fill=rng.randint(10, 90), font=font)
    scale = rng.uniform(0.23, 0.3)
    small = cv2.resize(np.array(sheet), None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), rng.uniform(0.35, 0.8)).astype(np.float32)
    small += np.random.default_rng(rng.randrange(1 << 30)).normal(0, rng.uniform(2, 9), small.shape)
    return np.clip(small, 0, 255).astype(np.uint8)


def read(snapcat, level, paths, words):
    options = [x for w in words for x in ("--custom-word=" + w,)]
    done = subprocess.run(
        [snapcat, "read", "--format", "json", "--level", level, *options, *paths], capture_output=True, text=True, check=True
    )
    return [[l["text"] for l in json.loads(r)["lines"]] for r in done.stdout.splitlines()]


def holds(lines, word):
    return any(word.casefold() in l.casefold() for l in lines)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--fonts", required=True)
    ap.add_argument("--snapcat", required=True)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--lines", type=int, default=600)
    ap.add_argument("--level", default="accurate")
    a = ap.parse_args()
    rng = random.Random(a.seed)
    fonts, faker = Fonts(a.fonts), Faker("en_GB")
    faker.seed_instance(a.seed)
    words, others = vocabulary(rng)
    with tempfile.TemporaryDirectory() as folder:
        sheets = []  # (path, words on it, whether they are given)
        for given, pool in ((True, words), (False, others)):
            for number in range(a.lines // ROWS):
                chosen = rng.sample(pool, ROWS)
                path = os.path.join(folder, f"{'with' if given else 'without'}-{number}.png")
                cv2.imwrite(path, page(rng, fonts, [line(rng, faker, w) for w in chosen]))
                sheets.append((path, chosen, given))
        paths = [s[0] for s in sheets]
        plain, helped = read(a.snapcat, a.level, paths, []), read(a.snapcat, a.level, paths, words)
    misread = mended = lost = inserted = clean = 0
    for (_, chosen, given), before, after in zip(sheets, plain, helped):
        if given:
            for w in chosen:
                wrong = not holds(before, w)
                misread += wrong
                mended += wrong and holds(after, w)
                lost += not wrong and not holds(after, w)
        else:
            clean += 1
        inserted += sum(holds(after, w) and not holds(before, w) for w in words if not given or w not in chosen)
    print(
        f"{a.level}: {len(words)} custom words on {a.lines} lines; misread without them {misread}, "
        f"mended {mended} ({100 * mended / max(1, misread):.1f} %), lost {lost}; "
        f"inserted where they are not {inserted} ({clean} sheets of {ROWS} lines without any)"
    )


if __name__ == "__main__":
    main()
