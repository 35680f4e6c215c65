#!/usr/bin/env python3
"""Renders small photographs of cards with their corners, to train the network that tells cards from ground.

Writes OUT/NNN.npz: `images` (n, 160, 160, 3, BGR, letterboxed), `frames` (n, 4: x, y, width, height of the picture in
the input) and `quads` (n, 6, 4, 2, pixels of the input, NaN where there is no further card).

usage: scenes.py --out DIR --cards CARDS [CARDS ...] --backgrounds DIR --photos DIR [--exclude LIST] --seed N
                 [--shards 40] [--size 500] [--several 0.2]
CARDS are folders made by cardgen.py; photos without cards serve as ground and as pictures where nothing is found.
"""

import argparse
import glob
import math
import os
import random

import cv2
import numpy as np

import surfaces_small as grounds
from camera import disk, pose_homography
from light import shadow

cv2.setNumThreads(1)
INPUT = 160
MOST_CARDS = 6


def outline(width, height, matrix):
    corners = np.float64([[[0, 0], [width, 0], [width, height], [0, height]]])
    return cv2.perspectiveTransform(corners, matrix)[0]


class Scenes:
    def __init__(self, cards, photos, seed, several):
        self.rng, self.nr = random.Random(seed), np.random.RandomState(seed)
        self.cards, self.photos, self.several = cards, photos, several
        self.surfaces = []

    # What lies about

    def ground(self, card):
        rng = self.rng
        if rng.random() < 0.3:
            image = cv2.imread(rng.choice(self.photos))
            factor = rng.uniform(1, 1.6) * 640 / min(image.shape[:2])
            image = cv2.resize(image, None, fx=factor, fy=factor)
            y, x = rng.randint(0, image.shape[0] - 640), rng.randint(0, image.shape[1] - 640)
            return image[y : y + 640, x : x + 640]
        if card is not None and rng.random() < 0.24:  # white on white, black on black
            tone = self.tone_of_a_part(card) + rng.choice([-1, 1]) * rng.uniform(3, 25)
            return np.clip(grounds.plain(rng, self.nr, 640, 640, np.clip(tone, 0, 255)), 0, 255).astype(np.uint8)
        if card is not None and card.mean() < 90 and rng.random() < 0.4:
            return np.clip(grounds.leather(rng, self.nr, 640), 0, 255).astype(np.uint8)
        if len(self.surfaces) < 40 or rng.random() < 0.06:
            self.surfaces.append(grounds.surface(rng, self.nr)[0])
            if len(self.surfaces) > 200:
                self.surfaces.pop(rng.randrange(200))
        image = rng.choice(self.surfaces)
        image = np.rot90(image, rng.randrange(4))
        if rng.random() < 0.3:
            factor = np.float32([rng.uniform(0.6, 1.3) for _ in range(3)])
            image = np.clip(image * factor, 0, 255).astype(np.uint8)
        return np.ascontiguousarray(image)

    def tone_of_a_part(self, card):
        """The commonest colour of the card, or of the half that lies at one of its borders."""
        height, width = card.shape[:2]
        part = self.rng.choice([card, card, card[:, : width // 2], card[:, width // 2 :], card[: height // 2],
                                card[height // 2 :]])  # fmt: skip
        return np.median(part[::4, ::4].reshape(-1, 3), 0)

    def card(self):
        """A card's picture and its size in millimetres."""
        rng = self.rng
        card = rng.choice(self.cards)
        kind = rng.random()
        if kind < 0.12:
            card = self.drawn_card(card.shape[1], card.shape[0])
        elif kind < 0.22:
            card = 255 - card
        elif kind < 0.32:
            tone = np.float32([rng.uniform(0.4, 1) for _ in range(3)])
            card = np.clip(card * tone, 0, 255).astype(np.uint8)
        elif kind < 0.42:  # two halves, one reversed
            card = card.copy()
            at = int(card.shape[1] * rng.uniform(0.25, 0.75))
            part = (slice(None), slice(0, at)) if rng.random() < 0.6 else (slice(0, int(at * 0.6)), slice(None))
            card[part] = 255 - card[part]
        elif kind < 0.46:
            picture = cv2.imread(rng.choice(self.photos))
            picture = cv2.resize(picture, (card.shape[1] // 3, card.shape[0] * 2 // 3))
            card = card.copy()
            y, x = rng.randint(0, card.shape[0] // 3), rng.randint(0, card.shape[1] // 2)
            card[y : y + picture.shape[0], x : x + picture.shape[1]] = picture
        if rng.random() < 0.15:
            card = self.with_band(card)
        if rng.random() < 0.12:
            inset = int(rng.uniform(0.02, 0.11) * card.shape[0])
            card = card.copy()
            ink = [rng.randint(0, 255) for _ in range(3)]
            cv2.rectangle(card, (inset, inset), (card.shape[1] - inset, card.shape[0] - inset), ink,
                          rng.choice([1, 2, 3, 5, 7]))  # fmt: skip
        length = rng.uniform(82, 92)
        width, height = (length, length * card.shape[0] / card.shape[1])
        if rng.random() < 0.16:  # other documents: receipts, pages, tickets
            height *= rng.uniform(0.6, 2.2)
        return card, (width, height)

    def with_band(self, card):
        """The card with a band of another colour along one side, and a few words on it."""
        rng = self.rng
        card = np.rot90(card, rng.randrange(4)).copy()
        width = int(card.shape[1] * rng.uniform(0.15, 0.5))
        colour, ink = ([rng.choice([rng.randint(0, 60), rng.randint(0, 255)]) for _ in range(3)] for _ in "ab")
        card[:, :width] = colour
        if rng.random() < 0.7:
            top, pitch = card.shape[0] * rng.uniform(0.1, 0.8), card.shape[0] * rng.uniform(0.04, 0.1)
            grounds.printed_lines(rng, card, width * 0.2, top, width * 0.6, pitch * rng.uniform(0.5, 3), pitch, ink)
        return np.ascontiguousarray(card if card.shape[1] > card.shape[0] else np.rot90(card))

    def drawn_card(self, width, height):
        rng = self.rng
        image = grounds.paper(rng, self.nr, max(width, height))[:height, :width]
        if rng.random() < 0.6:
            image[:] = np.float32([rng.randint(10, 255) for _ in range(3)])
            ink = [rng.randint(0, 255) for _ in range(3)]
            for _ in range(rng.randint(1, 4)):
                pitch = height * rng.uniform(0.05, 0.16)
                grounds.printed_lines(
                    rng, image, width * rng.uniform(0.05, 0.5), height * rng.uniform(0.1, 0.7),
                    width * rng.uniform(0.2, 0.5), height * rng.uniform(0.05, 0.4), pitch, ink)  # fmt: skip
            if rng.random() < 0.6:
                cv2.circle(image, (rng.randint(0, width), rng.randint(0, height)), int(height * rng.uniform(0.08, 0.3)),
                           [rng.randint(0, 255) for _ in range(3)], rng.choice([-1, 2, 6]), cv2.LINE_AA)  # fmt: skip
        return np.clip(image, 0, 255).astype(np.uint8)

    def neighbour(self, card, size):
        """A card to lie beside `card` without a gap: of its size or not, of the same print, its tone or another one."""
        rng = self.rng
        other, other_size = self.card()
        kind = rng.random()
        if kind < 0.2:
            return card, size
        if kind < 0.5:
            other = np.clip(other * np.float32([rng.uniform(0.3, 1) for _ in range(3)]), 0, 255).astype(np.uint8)
        return other, size if rng.random() < 0.6 else other_size

    def place_beside(self, beside, size):
        """The middle, in millimetres, of a card that touches another one at a side, or nearly."""
        rng = self.rng
        x, y, width, height = beside
        gap, shift = rng.choice([0, 0, 0, rng.uniform(0, 1.5)]), rng.choice([0, rng.gauss(0, 1), rng.uniform(-9, 9)])
        if rng.random() < 0.5:
            return x + rng.choice([-1, 1]) * (width / 2 + size[0] / 2 + gap), y + shift
        return x + shift, y + rng.choice([-1, 1]) * (height / 2 + size[1] / 2 + gap)

    # Putting it together

    def lay(self, view, card, matrix, corners):
        rng = self.rng
        height, width = view.shape[:2]
        side = math.sqrt(max(1, cv2.contourArea(corners.astype(np.float32))))
        ratio = min(1, 1.2 * side / math.sqrt(card.shape[0] * card.shape[1]))
        source = cv2.resize(card, None, fx=ratio, fy=ratio, interpolation=cv2.INTER_AREA) if ratio < 0.9 else card
        matrix = matrix @ np.diag([card.shape[1] / source.shape[1], card.shape[0] / source.shape[0], 1])
        warped = cv2.warpPerspective(source, matrix, (width, height), flags=cv2.INTER_LINEAR,
                                     borderMode=cv2.BORDER_REPLICATE).astype(np.float32)  # fmt: skip
        mask = np.zeros(source.shape[:2], np.uint8)
        if rng.random() < 0.15:
            radius = int(rng.uniform(0.03, 0.12) * min(mask.shape))
            h, w = mask.shape
            cv2.rectangle(mask, (radius, 0), (w - radius - 1, h), 255, -1)
            cv2.rectangle(mask, (0, radius), (w, h - radius - 1), 255, -1)
            for x in (radius, w - radius - 1):
                for y in (radius, h - radius - 1):
                    cv2.circle(mask, (x, y), radius, 255, -1)
            mask = cv2.warpPerspective(mask, matrix, (width, height), flags=cv2.INTER_LINEAR)
        else:
            mask = np.zeros((height, width), np.uint8)
            points = np.round(np.clip(corners, -4000, 4000) * 16).astype(np.int32)
            cv2.fillConvexPoly(mask, points, 255, cv2.LINE_AA, shift=4)
        mask = mask.astype(np.float32) / 255
        if rng.random() < 0.85:
            cast = cv2.GaussianBlur(mask, (0, 0), max(0.7, side * rng.uniform(0.004, 0.02)))
            offset, angle = side * rng.uniform(0, 0.02), rng.uniform(0, 2 * math.pi)
            move = np.float32([[1, 0, offset * math.cos(angle)], [0, 1, offset * math.sin(angle)]])
            cast = cv2.warpAffine(cast, move, (width, height))
            view = view * (1 - rng.uniform(0.1, 0.6) * cast * (1 - mask))[..., None]
        if rng.random() < 0.6:
            warped += ((mask - cv2.erode(mask, np.ones((3, 3)))) * rng.uniform(-25, 18))[..., None]
        return view * (1 - mask[..., None]) + warped * mask[..., None]

    def hand(self, view, corners):
        """Fingers that hold the card, or a whole hand behind it."""
        rng = self.rng
        height, width = view.shape[:2]
        side = math.sqrt(cv2.contourArea(corners.astype(np.float32)))
        skin = np.float32(rng.choice([(140, 170, 225), (90, 125, 180), (50, 75, 115), (170, 190, 235), (110, 140, 190)]))
        edge, start = rng.randrange(4), rng.uniform(0.05, 0.9)
        for k in range(rng.choice([1, 1, 1, 2, 3, 4])):
            t = start + k * 0.16
            point = corners[edge] * (1 - t) + corners[(edge + 1) % 4] * t
            outward = point - corners.mean(0)
            outward /= max(1e-6, np.linalg.norm(outward))
            radius = side * rng.uniform(0.06, 0.13)
            angle = math.degrees(math.atan2(outward[1], outward[0])) + rng.uniform(-25, 25)
            centre = point + outward * radius * rng.uniform(1.0, 2.0)
            mask = np.zeros((height, width), np.uint8)
            box = ((float(centre[0]), float(centre[1])), (float(radius * 4.6), float(radius * rng.uniform(1.4, 2))), angle)
            cv2.ellipse(mask, box, 255, -1, cv2.LINE_AA)
            soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), 0.9)[..., None]
            shade = 0.8 + 0.25 * cv2.GaussianBlur(soft, (0, 0), max(1, radius * 0.3))[..., None]
            view = view * (1 - soft) + skin * shade * soft
        return view

    def palm(self, view, corners):
        rng = self.rng
        height, width = view.shape[:2]
        side = math.sqrt(cv2.contourArea(corners.astype(np.float32)))
        skin = np.float32(rng.choice([(140, 170, 225), (90, 125, 180), (50, 75, 115), (170, 190, 235)]))
        mask = np.zeros((height, width), np.uint8)
        centre = corners.mean(0) + np.float64([rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.7)]) * side
        angle = rng.uniform(0, 180)
        cv2.ellipse(mask, ((float(centre[0]), float(centre[1])), (float(side * 1.3), float(side)), angle), 255, -1)
        for k in range(4):
            base = centre + np.float64([(k - 1.5) * 0.24 * side, -0.4 * side])
            cv2.ellipse(mask, ((float(base[0]), float(base[1])), (float(side * 0.2), float(side * 1.1)),
                               rng.uniform(-20, 20)), 255, -1)  # fmt: skip
        soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), 1.5)[..., None]
        shade = 0.75 + 0.4 * cv2.resize(self.nr.rand(4, 4).astype(np.float32), (width, height),
                                        interpolation=cv2.INTER_CUBIC)[..., None]  # fmt: skip
        return view * (1 - soft) + skin * shade * soft

    def light(self, view, corners):
        rng, nr = self.rng, self.nr
        height, width = view.shape[:2]
        y, x = np.mgrid[:height, :width].astype(np.float32)
        x, y = x / width - 0.5, y / height - 0.5
        angle = rng.uniform(0, 2 * math.pi)
        field = 1 + rng.uniform(0, 0.6) * (x * math.cos(angle) + y * math.sin(angle)) - rng.uniform(0, 0.5) * (x * x + y * y)
        field *= rng.uniform(0.45, 1.1)
        if rng.random() < 0.4:
            field = field * cv2.resize(shadow(rng, (64, 64)), (width, height))
        view = view * field[..., None] * np.float32([rng.uniform(0.85, 1.1), 1, rng.uniform(0.9, 1.1)])
        while corners is not None and rng.random() < 0.3:
            side = math.sqrt(cv2.contourArea(corners.astype(np.float32)))
            u, v = rng.random(), rng.random()
            at = (corners[0] * (1 - u) + corners[1] * u) * (1 - v) + (corners[3] * (1 - u) + corners[2] * u) * v
            sx, sy = side * rng.uniform(0.05, 0.3), side * rng.uniform(0.05, 0.3)
            px, py = np.arange(width) - at[0], np.arange(height) - at[1]
            spot = np.exp(-(py**2) / (2 * sy**2))[:, None] * np.exp(-(px**2) / (2 * sx**2))[None]
            view = view + (spot * rng.uniform(50, 220))[..., None]
        return view.astype(np.float32)

    def scene(self):
        """A picture and the corners of its cards, in its pixels."""
        rng = self.rng
        ratio = rng.choice([4 / 3, 4 / 3, 3 / 4, 3 / 4, 16 / 9, 9 / 16, 1, rng.uniform(0.5, 2)])
        width, height = (320, int(320 / ratio)) if ratio >= 1 else (int(320 * ratio), 320)
        kind = rng.random()
        if kind < 0.17:
            return self.without_card(width, height), []
        card, size = self.card()
        if kind < 0.21:  # cropped to the card, or nearly: all of the picture is card
            card = np.rot90(card, rng.choice([0, 0, 0, 1]))
            view = cv2.resize(card, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32)
            whole = np.float64([[-9, -9], [width + 9, -9], [width + 9, height + 9], [-9, height + 9]])
            return self.light(view, None), [whole]
        level = rng.random()
        fill = rng.uniform(0.5, 0.97) if rng.random() < 0.7 else rng.uniform(0.22, 0.6)
        if rng.random() < 0.08:
            fill = rng.uniform(0.97, 1.35)
        several = rng.random() < self.several
        if several:
            fill = min(fill, rng.uniform(0.3, 0.62))
        tilt = 40 * level
        roll = rng.choice([0, 0, 90, 180, 270]) + rng.gauss(0, 4 + 18 * level)
        offset = (rng.uniform(-1.1, 1.1), rng.uniform(-1.1, 1.1))
        if rng.random() < 0.08:
            offset = (rng.uniform(-2, 2), rng.uniform(-2, 2))
        camera = pose_homography(rng, *size, width, height, fill, roll, rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt),
                                 rng.uniform(0.75, 1.6), offset)  # fmt: skip
        to_mm = lambda c, s: np.array([[s[0] / c.shape[1], 0, -s[0] / 2], [0, s[1] / c.shape[0], -s[1] / 2], [0, 0, 1]])
        matrix = camera @ to_mm(card, size)
        corners = outline(card.shape[1], card.shape[0], matrix)
        span = 3.2 * max(size) / fill * 0.55
        plane = np.array([[2 * span / 640, 0, -span], [0, 2 * span / 640, -span], [0, 0, 1]])
        if rng.random() < 0.5:
            turn = math.radians(rng.choice([0, 90, rng.uniform(0, 360)]))
            c, s = math.cos(turn), math.sin(turn)
            plane = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]) @ plane
        ground = self.ground(card)
        if rng.random() < 0.15:  # an upright photo behind a card that is held up
            factor = max(width, height) / 600
            view = cv2.resize(ground, (int(640 * factor), int(640 * factor)), interpolation=cv2.INTER_AREA)
            view = cv2.resize(view, (max(width, height),) * 2)[:height, :width].astype(np.float32)
        else:
            view = cv2.warpPerspective(ground, camera @ plane, (width, height), flags=cv2.INTER_LINEAR,
                                       borderMode=cv2.BORDER_REFLECT).astype(np.float32)  # fmt: skip
        quads = []
        if rng.random() < 0.06:
            view = self.palm(view, corners)
        if several:
            touching = rng.random() < 0.5
            beside = (0, 0, *size)  # the card that the next one touches: middle and size
            for number in range(rng.randint(1, MOST_CARDS - 1)):
                other, other_size = self.neighbour(card, size) if touching else self.card()
                for _ in range(12):
                    if touching:
                        angle, (x, y) = 0, self.place_beside(beside, other_size)
                    else:
                        angle = math.radians(rng.uniform(-50, 50))
                        x, y = rng.uniform(-2, 2) * size[0], rng.uniform(-2.2, 2.2) * size[1]
                    c, s = math.cos(angle), math.sin(angle)
                    place = camera @ np.array([[c, -s, x], [s, c, y], [0, 0, 1]]) @ to_mm(other, other_size)
                    q = outline(other.shape[1], other.shape[0], place)
                    if not np.isfinite(q).all() or np.abs(q).max() > 2000:
                        continue
                    inside = cv2.intersectConvexConvex(
                        q.astype(np.float32), np.float32([[0, 0], [width, 0], [width, height], [0, height]]))[0]
                    if inside < 0.9 * cv2.contourArea(q.astype(np.float32)):
                        continue
                    slack = 0.0 if rng.random() < 0.8 else 0.12
                    hits = [cv2.intersectConvexConvex(q.astype(np.float32), np.float32(t))[0] for t in quads + [corners]]
                    if max(hits) > max(2, slack * cv2.contourArea(q.astype(np.float32))):
                        continue
                    view = self.lay(view, other, place, q)
                    quads.append(q)
                    beside = (x, y, *other_size)
                    touching = touching and rng.random() < 0.7
                    break
        view = self.lay(view, card, matrix, corners)
        view = self.light(view, corners)
        if rng.random() < 0.12:
            view = self.hand(view, corners)
        return view, [corners] + quads

    def without_card(self, width, height):
        rng = self.rng
        if rng.random() < 0.75:
            image = cv2.imread(rng.choice(self.photos)).astype(np.float32)
            if rng.random() < 0.5:
                h, w = image.shape[:2]
                y, x = int(h * rng.uniform(0, 0.3)), int(w * rng.uniform(0, 0.3))
                image = image[y : y + int(h * 0.7), x : x + int(w * 0.7)]
            return image
        ground = self.ground(None)
        camera = pose_homography(rng, 90, 60, width, height, rng.uniform(0.3, 0.9), rng.uniform(0, 360),
                                 rng.uniform(-30, 30), rng.uniform(-30, 30), 1, (0, 0))  # fmt: skip
        plane = np.array([[0.4, 0, -128], [0, 0.4, -128], [0, 0, 1]])
        view = cv2.warpPerspective(ground, camera @ plane, (width, height), borderMode=cv2.BORDER_REFLECT)
        return self.light(view.astype(np.float32), None)

    def sample(self):
        """A letterboxed input, the picture's place in it, and corners in pixels of the input."""
        rng, nr = self.rng, self.nr
        view, quads = self.scene()
        view = np.clip(view, 0, 255)
        if rng.random() < 0.3:
            radius = rng.uniform(0.4, 2.2)
            view = cv2.filter2D(view, -1, disk(radius))
        height, width = view.shape[:2]
        scale = INPUT / max(width, height)
        w, h = max(1, round(width * scale)), max(1, round(height * scale))
        small = cv2.resize(view, (w, h), interpolation=cv2.INTER_AREA)
        noise = nr.standard_normal(small.shape).astype(np.float32) * rng.uniform(0, 5)
        small = np.clip(small + noise, 0, 255).astype(np.uint8)
        if rng.random() < 0.5:
            small = cv2.imdecode(cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(50, 95)])[1], 1)
        canvas = np.full((INPUT, INPUT, 3), 114, np.uint8)
        x, y = (INPUT - w) // 2, (INPUT - h) // 2
        canvas[y : y + h, x : x + w] = small
        corners = np.full((MOST_CARDS, 4, 2), np.nan, np.float32)
        for k, quad in enumerate(quads[:MOST_CARDS]):
            corners[k] = quad * [w / width, h / height] + [x, y]
        return canvas, (x, y, w, h), corners


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--cards", nargs="+", required=True)
    parser.add_argument("--backgrounds", required=True)
    parser.add_argument("--photos", required=True)
    parser.add_argument("--exclude", help="a file with the names of photos to leave out, one a line")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shards", type=int, default=40)
    parser.add_argument("--size", type=int, default=500)
    parser.add_argument("--several", type=float, default=0.2, help="share of the scenes with several cards")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    cards = []
    for folder in options.cards:
        for path in sorted(glob.glob(os.path.join(folder, "flat", "*.png"))):
            card = cv2.imread(path)
            cards.append(cv2.resize(card, None, fx=0.35, fy=0.35, interpolation=cv2.INTER_AREA))
    excluded = set(open(options.exclude).read().split()) if options.exclude else set()
    photos = sorted(p for p in glob.glob(os.path.join(options.photos, "*.jpg")) if os.path.basename(p) not in excluded)
    scenery = sorted(glob.glob(os.path.join(options.backgrounds, "**", "*.jpg"), recursive=True))
    reduced = os.path.join(options.out, "scenery")
    os.makedirs(reduced, exist_ok=True)
    for path in scenery:
        target = os.path.join(reduced, os.path.basename(path))
        if not os.path.exists(target):
            image = cv2.imread(path)
            cv2.imwrite(target, cv2.resize(image, None, fx=900 / image.shape[1], fy=900 / image.shape[1],
                                           interpolation=cv2.INTER_AREA))  # fmt: skip
        photos += [target] * 20
    scenes = Scenes(cards, photos, options.seed, options.several)
    for shard in range(options.shards):
        path = os.path.join(options.out, f"{options.seed:03d}-{shard:03d}.npz")
        if os.path.exists(path):
            continue
        rows = [scenes.sample() for _ in range(options.size)]
        arrays = [np.stack([np.asarray(row[k]) for row in rows]) for k in range(3)]
        np.savez(path + ".part.npz", images=arrays[0], frames=arrays[1], quads=arrays[2])
        os.replace(path + ".part.npz", path)


if __name__ == "__main__":
    main()
