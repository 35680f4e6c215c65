"""Situations that real photographs of cards show and the plain generator does not.

Each is a function of the generator's module `photogen`; `SITUATIONS` names them all.
"""

import math

import cv2
import numpy as np

from light import size_of
from surfaces import fractal, plain, stone, wood

SITUATIONS = [
    "white-on-white", "black-on-leather", "in-hand", "cut-off", "on-papers", "cropped", "rounded", "tiles",
    "printed-frame", "finger-over-edge",
]  # fmt: skip


def changed_card(rng, situation, card):
    """The card as the situation wants it: bright, dark, or with a frame printed on it."""
    tone = np.median(card.reshape(-1, 3), 0).mean()
    if situation == "white-on-white" and tone < 170 or situation == "black-on-leather" and tone > 90:
        card = 255 - card
    if situation == "black-on-leather":
        card = (card.astype(np.float32) * 0.8 + 14).astype(np.uint8)
    if situation == "printed-frame":
        card = card.copy()
        height, width = card.shape[:2]
        inset = int(rng.uniform(0.03, 0.1) * height)
        ink = tuple(rng.randint(0, 160) for _ in range(3))
        cv2.rectangle(card, (inset, inset), (width - inset, height - inset), ink, rng.randint(3, 16))
    return card


def ground(rng, nr, situation, card, others, size):
    """The texture that the card lies on; None where the situation leaves it to the generator."""
    tone = np.median(card.reshape(-1, 3), 0)
    if situation == "white-on-white":
        texture = plain(rng, nr, size, size, np.clip(tone - rng.uniform(2, 14), 0, 250))
        if rng.random() < 0.6:
            faded(rng, texture, others, rng.uniform(0.05, 0.35))
        return texture
    if situation == "black-on-leather":
        return hide(rng, nr, size)
    if situation == "on-papers":
        return papers(rng, nr, others, size)
    if situation == "tiles":
        return floor(rng, nr, size)
    return None


def faded(rng, texture, others, strength):
    """Prints other cards on the ground, large and pale."""
    size = texture.shape[0]
    print_ = cv2.resize(rng.choice(others), (size, size), interpolation=cv2.INTER_LINEAR).astype(np.float32)
    texture *= 1 - strength + strength * print_ / 255


def hide(rng, nr, size):
    """Dark leather: a net of creases round small cells, and shine."""
    cells = rng.randint(2500, 9000)
    seeds = np.zeros((size, size), np.uint8)
    seeds[nr.randint(0, size, cells), nr.randint(0, size, cells)] = 1
    away = cv2.distanceTransform(1 - seeds, cv2.DIST_L2, 3)
    height = cv2.GaussianBlur(np.exp(-away / 5), (0, 0), 1.2)
    slope = cv2.Sobel(height, cv2.CV_32F, 1, 0) + cv2.Sobel(height, cv2.CV_32F, 0, 1)
    base = np.float32(rng.choice([(26, 24, 24), (38, 36, 36), (24, 30, 44), (20, 20, 28)]))
    shine = 0.7 + 0.8 * fractal(nr, size, size, 2, 0.5, 2)
    return np.clip(base * (shine * (1 + 1.4 * slope))[..., None], 0, 255)


def papers(rng, nr, others, size):
    """Printed sheets across one another, with the print of other cards on them, large and small."""
    texture = np.full((size, size, 3), rng.randint(120, 240), np.float32)
    for _ in range(rng.randint(2, 5)):
        sheet = np.full((900, 640, 3), rng.randint(225, 252), np.uint8)
        y = rng.randint(0, 60)
        while y < 860:
            part = rng.choice(others)
            part = part if rng.random() < 0.75 else 255 - part
            width = rng.choice([200, 300, 600])
            part = cv2.resize(part, (width, int(width * part.shape[0] / part.shape[1])), interpolation=cv2.INTER_AREA)
            rows = min(part.shape[0], 900 - y)
            x = rng.randint(0, 640 - width)
            sheet[y : y + rows, x : x + width] = part[:rows]
            y += rows + rng.randint(4, 60)
        scale = size / 900 * rng.uniform(0.8, 2)
        matrix = cv2.getRotationMatrix2D((320, 450), rng.uniform(0, 360), scale)
        matrix[:, 2] += np.array([rng.uniform(0, size), rng.uniform(0, size)]) - (320, 450)
        laid = cv2.warpAffine(sheet, matrix, (size, size), flags=cv2.INTER_LINEAR)
        mask = cv2.warpAffine(np.full((900, 640), 255, np.uint8), matrix, (size, size)).astype(np.float32)[..., None] / 255
        cast = cv2.GaussianBlur(mask, (0, 0), 9)[..., None]
        texture = texture * (1 - 0.3 * cast) * (1 - mask) + laid * mask
    return texture


def floor(rng, nr, size):
    """Tiles or boards with joints between them."""
    texture = (stone if rng.random() < 0.6 else wood)(rng, nr, size, size)
    side, depth = rng.uniform(0.1, 0.4) * size, rng.uniform(0.3, 0.7)
    length = side * rng.choice([1, 1, 2, 4])
    width = rng.randint(3, 12)
    for row in range(int(size / side) + 1):
        y = int(row * side)
        cv2.rectangle(texture, (0, y), (size, y + width), (texture[min(y, size - 1)].mean(0) * depth).tolist(), -1)
        shift = rng.random() * length
        for column in range(int(size / length) + 2):
            x = int(column * length - shift)
            colour = (texture[min(y + width + 1, size - 1)].mean(0) * depth).tolist()
            cv2.rectangle(texture, (x, y), (x + width, int(y + side)), colour, -1)
    return texture


def rounded(card, radius_share=0.09):
    """How much each pixel of a card with rounded corners is card, 0 to 1."""
    height, width = card.shape[:2]
    radius = int(radius_share * min(height, width))
    mask = np.zeros((height, width), np.uint8)
    cv2.rectangle(mask, (radius, 0), (width - radius, height), 255, -1)
    cv2.rectangle(mask, (0, radius), (width, height - radius), 255, -1)
    for x in (radius, width - radius - 1):
        for y in (radius, height - radius - 1):
            cv2.circle(mask, (x, y), radius, 255, -1)
    return mask.astype(np.float32) / 255


def fingers(rng, view, corners, count, exposure):
    """Fingers with nails that come over an edge of the card from outside."""
    side = size_of(corners)
    edge, start = rng.randrange(4), rng.uniform(0.1, 0.75)
    skin = np.array(rng.choice([(150, 180, 230), (105, 135, 190), (60, 85, 125), (165, 185, 225)]), np.float32)
    for k in range(count):
        t = start + 0.17 * k
        point = corners[edge] * (1 - t) + corners[(edge + 1) % 4] * t
        outward = point - corners.mean(0)
        outward /= np.linalg.norm(outward)
        aside = np.array([-outward[1], outward[0]]) * rng.uniform(-0.35, 0.35)
        direction = (outward + aside) / np.linalg.norm(outward + aside)
        width = side * rng.uniform(0.11, 0.16)
        tip = point - direction * side * rng.uniform(0.0, 0.14)
        mask = np.zeros(view.shape[:2], np.uint8)
        end = tip + direction * side * 2
        cv2.line(mask, tuple(int(v) for v in tip), tuple(int(v) for v in end), 255, max(2, int(width)), cv2.LINE_AA)
        soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), max(0.8, side * 0.002))
        shade = cv2.GaussianBlur(soft, (0, 0), max(1, width * 0.25))
        view = view * (1 - soft[..., None]) + skin * exposure * ((0.65 + 0.4 * shade) * soft)[..., None]
        nail = tip + direction * width * 0.15
        angle = math.degrees(math.atan2(direction[1], direction[0]))
        mask = np.zeros(view.shape[:2], np.uint8)
        box = (tuple(float(v) for v in nail), (float(width * 0.7), float(width * 0.5)), angle)
        cv2.ellipse(mask, box, 255, -1, cv2.LINE_AA)
        soft = (cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), max(0.8, width * 0.05)) * 0.5)[..., None]
        view = view * (1 - soft) + np.float32([190, 195, 235]) * exposure * soft
    return view


def palm(rng, nr, view, corners, exposure):
    """A hand behind the card: its palm and the fingers that reach beyond the card."""
    height, width = view.shape[:2]
    side = size_of(corners)
    centre = corners.mean(0) + np.array([rng.uniform(-0.3, 0.3), rng.uniform(0.1, 0.5)]) * side
    mask = np.zeros((height, width), np.uint8)
    cv2.circle(mask, tuple(int(v) for v in centre), int(side * rng.uniform(0.55, 0.75)), 255, -1, cv2.LINE_AA)
    heading = rng.uniform(-2.2, -0.9)
    for k in range(5):
        angle = heading + (k - 2) * 0.28
        end = centre + np.array([math.cos(angle), math.sin(angle)]) * side * rng.uniform(1.1, 1.5)
        cv2.line(mask, tuple(int(v) for v in centre), tuple(int(v) for v in end), 255, int(side * 0.2), cv2.LINE_AA)
    wrist = centre - np.array([math.cos(heading), math.sin(heading)]) * side * 3
    cv2.line(mask, tuple(int(v) for v in centre), tuple(int(v) for v in wrist), 255, int(side * 0.8), cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), max(1, side * 0.006))[..., None]
    skin = np.array(rng.choice([(150, 180, 230), (105, 135, 190), (60, 85, 125), (165, 185, 225)]), np.float32)
    shade = 0.7 + 0.5 * fractal(nr, 64, 64, 3, 0.5, 2)
    shade = cv2.resize(shade, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    return view * (1 - soft) + skin * exposure * shade * soft
