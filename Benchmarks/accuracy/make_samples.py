#!/usr/bin/env python3
"""Renders the business cards of samples/ and their ground truth, samples/cards.json.

People, companies and domains are invented; the numbers come from ranges that are kept free for fiction.

usage: make_samples.py --fonts FONTDIR --samples SAMPLESDIR
"""

import argparse
import json
import math
import os
import random

import cv2
import numpy as np

import surfaces
from camera import pose_homography
from cardgen import build_fields
from fonts import Fonts
from layout import compose


def person(name, company, title, email, web, phones, address, dept=None):
    """A person in the form that layout.compose draws; phones: (field, as printed, E.164)."""
    first, last = name.split()
    return dict(
        locale="en_US",
        region="US",
        prefix="",
        first=first,
        last=last,
        suffix="",
        name=name,
        company=company,
        title=title,
        dept=dept,
        email=email,
        web=web,
        addr=address,
        tagline=None,
        phones=[dict(field=f, text=t, e164=e) for f, t, e in phones],
    )


PEOPLE = {
    "march": person(
        "Orla Fennimore",
        "Fennimore Veterinary Clinic",
        "Veterinary Surgeon",
        "orla@fennimore-vets.example.com",
        "www.fennimore-vets.example.com",
        [("WorkPhones", "+44 20 7946 0958", "+442079460958")],
        ["14 Quillhaven Street", "London SW4 7XQ"],
    ),
    "chelsea": person(
        "Bastien Corvelle",
        "Corvelle Photography",
        "Photographer",
        "bastien@corvelle.example.org",
        "corvelle.example.org",
        [("MobilePhones", "+46 70 174 06 05", "+46701740605")],
        [],
    ),
    "porch": person(
        "Tamsin Ortwell",
        "Ortwell Cat Boarding",
        "Managing Director",
        "tamsin.ortwell@catboarding.example.net",
        "www.catboarding.example.net",
        [("WorkPhones", "(312) 555-0186", "+13125550186")],
        ["2200 Larkmoor Avenue", "Chicago, IL 60614"],
    ),
    "turned": person(
        "Ruben Hallgarth",
        "Hallgarth Animal Rescue",
        "Operations Manager",
        "r.hallgarth@rescue.example.com",
        "www.rescue.example.com",
        [("WorkPhones", "(512) 555-0117", "+15125550117")],
        ["87 Mesa Verano Road", "Austin, TX 78704"],
    ),
    "two-left": person(
        "Ines Aldermoor",
        "Northgate Pet Foods",
        "Sales Manager",
        "ines.aldermoor@northgate.example.com",
        None,
        [("WorkPhones", "(415) 555-0132", "+14155550132")],
        [],
    ),
    "two-right": person(
        "Dorian Pellworth",
        "Pellworth Interiors",
        "Interior Designer",
        "dorian@pellworth.example.org",
        None,
        [("WorkPhones", "(212) 555-0143", "+12125550143")],
        [],
    ),
    "scan": person(
        "Leonie Strackwitz",
        "Strackwitz Software",
        "Senior Software Engineer",
        "leonie@strackwitz.example.com",
        "www.strackwitz.example.com",
        [("WorkPhones", "+49 30 23125 417", "+493023125417")],
        ["Amselweg 12", "10437 Berlin", "Germany"],
    ),
}


def render(fonts, key, seed, dark=False):
    """The first layout from this seed on which everything fits: plain type, upright, light or dark as asked."""
    for s in range(seed, seed + 20000):
        p = dict(PEOPLE[key])
        try:
            im, lines, style, size = compose(random.Random(s), fonts, p)
        except OverflowError:
            continue
        plain = style["body_role"] in ("regular", "bold") and not style["vertical"] and style["body_pt"] >= 7.5
        plain = plain and "EB Garamond" not in (style["font"], style["name_font"])  # its old-style 1 looks like an I
        if plain and style["dark"] == dark and not style["notes"] and style["labels"] in ("short", "word"):
            return cv2.cvtColor(np.asarray(im), cv2.COLOR_RGB2BGR), size, build_fields(p, lines)
    raise SystemExit(f"no layout for {key}")


def place(view, card, matrix, rng):
    """Pastes the card with a soft shadow; gives back the picture and the card's corners in it."""
    h, w = card.shape[:2]
    height, width = view.shape[:2]
    corners = cv2.perspectiveTransform(np.float64([[[0, 0], [w, 0], [w, h], [0, h]]]), matrix)[0]
    scale = min(1, math.sqrt(cv2.contourArea(corners.astype(np.float32)) / (w * h)) * 1.15)
    small = cv2.resize(card, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    matrix = matrix @ np.diag([w / small.shape[1], h / small.shape[0], 1])
    warped = cv2.warpPerspective(small, matrix, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    mask = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners * 256).astype(np.int32), 255, cv2.LINE_AA, shift=8)
    mask = mask.astype(np.float32)[..., None] / 255
    shadow = cv2.GaussianBlur(np.roll(mask[..., 0], (8, 6), (0, 1)), (0, 0), 9)[..., None]
    return view * (1 - 0.45 * shadow * (1 - mask)) * (1 - mask) + warped.astype(np.float32) * mask, corners


def photograph(cards, surface, seed, frame=(1800, 1350), fill=0.72, roll=0, tilt=(0, 0)):
    """Lays cards (picture, size in mm, offset in mm, turn in degrees) on a surface and takes their picture."""
    rng, noise = random.Random(seed), np.random.RandomState(seed)
    width, height = frame
    camera = pose_homography(
        rng,
        *cards[0][1],
        width,
        height,
        fill,
        roll,
        *tilt,
        focal=1.2,
        offset=(0, 0) if len(cards) == 1 else (-0.8, -0.6),
    )
    size, span = 1600, 3.2 * max(cards[0][1]) / fill * 0.55
    texture = np.clip(surface(rng, noise, size, size), 0, 255).astype(np.uint8)
    plane = np.array([[2 * span / size, 0, -span], [0, 2 * span / size, -span], [0, 0, 1]])
    view = cv2.warpPerspective(texture, camera @ plane, frame, borderMode=cv2.BORDER_REFLECT).astype(np.float32)
    found = []
    for picture, (wmm, hmm), (dx, dy), turn in cards:
        h, w = picture.shape[:2]
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        move = np.array([[c, -s, dx], [s, c, dy], [0, 0, 1]])
        view, corners = place(
            view, picture, camera @ move @ np.array([[wmm / w, 0, -wmm / 2], [0, hmm / h, -hmm / 2], [0, 0, 1]]), rng
        )
        found.append(corners.round(1).tolist())
    y, x = np.mgrid[:height, :width].astype(np.float32)
    view *= (1.02 - 0.22 * (x / width) * (y / height))[..., None]
    view = cv2.GaussianBlur(view, (0, 0), 0.6)
    view += noise.standard_normal(view.shape).astype(np.float32) * 2.2
    return np.clip(view, 0, 255).astype(np.uint8), found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--samples", required=True)
    options = parser.parse_args()
    fonts = Fonts(options.fonts)
    card = {k: render(fonts, k, 100 * i, dark=k == "chelsea") for i, k in enumerate(PEOPLE, 1)}
    centre = (0, 0)
    shots = {
        "cats/march-card.jpg": (["march"], surfaces.wood, 3, dict(roll=6, tilt=(24, -12)), [(centre, 0)]),
        "cats/chelsea-card.jpg": (["chelsea"], surfaces.stone, 5, dict(roll=-5, tilt=(10, 14)), [(centre, 0)]),
        "porch/visiting-card.jpg": (["porch"], surfaces.fabric, 8, dict(roll=-9, tilt=(-12, 10)), [(centre, 0)]),
        "cards/turned.jpg": (
            ["turned"],
            surfaces.wood,
            11,
            dict(roll=90, fill=0.8, tilt=(8, 6), frame=(1350, 1800)),
            [(centre, 0)],
        ),
        "cards/two.jpg": (
            ["two-left", "two-right"],
            surfaces.stone,
            14,
            dict(roll=3, fill=0.5, tilt=(10, -6), frame=(2000, 1500)),
            [(centre, 0), ((62, 62), -8)],
        ),
    }
    truth = {}
    for path, (keys, surface, seed, pose, places) in shots.items():
        view, corners = photograph(
            [(card[k][0], card[k][1], offset, turn) for k, (offset, turn) in zip(keys, places)], surface, seed, **pose
        )
        target = os.path.join(options.samples, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        cv2.imwrite(target, view, [cv2.IMWRITE_JPEG_QUALITY, 85])
        truth[path] = [dict(corners=q, fields=card[k][2]) for k, q in zip(keys, corners)]
    picture, (wmm, _), fields = card["scan"]
    flat = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    cv2.imwrite(os.path.join(options.samples, "cards/scan.png"), flat)
    h, w = flat.shape[:2]
    truth["cards/scan.png"] = [dict(corners=[[0, 0], [w, 0], [w, h], [0, h]], fields=fields)]
    with open(os.path.join(options.samples, "cards.json"), "w") as out:
        json.dump(truth, out, indent=2, ensure_ascii=False, sort_keys=True)
        out.write("\n")


if __name__ == "__main__":
    main()
