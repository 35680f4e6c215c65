"""Grounds for training scenes: procedural surfaces, printed papers, leather, tiles, and crops of photographs."""

import math
import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Benchmarks", "accuracy"))
from surfaces import clutter, fabric, fractal, plain, stone, wood  # noqa: E402

SIZE = 640


def printed_lines(rng, image, left, top, width, height, pitch, ink):
    """Draws a column of words that look like text from afar."""
    y = top
    while y < top + height:
        x, end = left, left + width * rng.uniform(0.5, 1)
        thickness = max(1, int(pitch * rng.uniform(0.25, 0.5)))
        while x < end:
            length = pitch * rng.uniform(0.5, 4)
            cv2.line(image, (int(x), int(y)), (int(min(x + length, end)), int(y)), ink, thickness, cv2.LINE_AA)
            x += length + pitch * 0.5
        y += pitch * rng.choice([1, 1, 1, 1, 2])


def paper(rng, nr, s):
    """A printed page: columns of text, headings, rules, boxes, pictures."""
    tone = rng.choice([rng.randint(215, 252)] * 3 + [rng.randint(120, 215)])
    image = np.full((s, s, 3), tone, np.float32) + np.float32([rng.uniform(-14, 4), 0, rng.uniform(-4, 8)])
    ink = tuple(rng.choice([[rng.randint(10, 90)] * 3, [rng.randint(0, 200) for _ in range(3)]]))
    columns = rng.randint(1, 3)
    pitch = rng.uniform(0.012, 0.05) * s
    for column in range(columns):
        left = s * column / columns + 0.03 * s
        y = rng.uniform(-0.05, 0.06) * s
        while y < s:
            block = rng.uniform(0.1, 0.5) * s
            kind = rng.random()
            if kind < 0.7:
                printed_lines(rng, image, left, y, s / columns * 0.88, block, pitch, ink)
            elif kind < 0.8:
                printed_lines(rng, image, left, y, s / columns * 0.88, block * 0.3, pitch * 2.5, ink)
                block *= 0.4
            elif kind < 0.9:
                box = (int(left), int(y)), (int(left + s / columns * 0.88), int(y + block))
                colour = [rng.randint(30, 250) for _ in range(3)]
                cv2.rectangle(image, *box, colour, rng.choice([-1, -1, 1, 2]))
            else:
                for k in range(rng.randint(2, 8)):
                    cv2.line(image, (int(left), int(y + k * pitch * 1.5)),
                             (int(left + s / columns * 0.88), int(y + k * pitch * 1.5)), ink, 1)  # fmt: skip
                block = pitch * 12
            y += block + pitch * rng.uniform(1, 3)
    return image


def leather(rng, nr, s):
    base = np.float32(rng.choice([(22, 22, 24), (30, 30, 34), (18, 24, 40), (30, 48, 80), (40, 40, 44)]))
    grain = fractal(nr, s, s, 4, 0.9, rng.choice([24, 48]))
    light = 0.7 + 0.6 * fractal(nr, s, s, 2, 0.5, 2)
    bumps = np.clip(0.5 + 2.2 * (grain - 0.5), 0, 1.6)
    image = base * (0.5 + bumps * light)[..., None]
    if rng.random() < 0.4:
        y = rng.randint(0, s)
        for x in range(0, s, 14):
            cv2.line(image, (x, y), (x + 8, y), (base * 2.2).tolist(), 2, cv2.LINE_AA)
    return image


def tiles(rng, nr, s):
    image = rng.choice([stone, plain, wood])(rng, nr, s, s)
    joint = np.float32([rng.choice([rng.randint(20, 90), rng.randint(170, 240)])] * 3)
    across, down = rng.uniform(0.12, 0.6) * s, rng.uniform(0.12, 0.6) * s
    width = rng.randint(1, 6)
    shift = rng.choice([0, 0.5])
    for row in range(int(s / down) + 2):
        y = int(row * down)
        image[max(0, y - width) : y + 1] = joint
        for column in range(int(s / across) + 2):
            x = int((column + shift * (row % 2)) * across)
            tile = (slice(y, int(y + down)), slice(x, int(x + across)))
            image[tile] *= rng.uniform(0.85, 1.12)
            image[y : int(y + down), max(0, x - width) : x + 1] = joint
    return image


def gradient(rng, nr, s):
    a, b = (np.float32([rng.randint(0, 255) for _ in range(3)]) for _ in "ab")
    angle = rng.uniform(0, 2 * math.pi)
    y, x = np.mgrid[:s, :s].astype(np.float32) / s
    t = np.clip(0.5 + (x - 0.5) * math.cos(angle) + (y - 0.5) * math.sin(angle), 0, 1)[..., None]
    return a * (1 - t) + b * t


def checks(rng, nr, s):
    image = np.float32([[[rng.randint(60, 255) for _ in range(3)]]]) * np.ones((s, s, 1), np.float32)
    pitch = rng.uniform(0.02, 0.2) * s
    for axis in rng.choice([(0,), (1,), (0, 1), (0, 1)]):
        t = np.arange(s) / pitch
        stripe = ((t % 1) < rng.uniform(0.1, 0.5)).astype(np.float32) * rng.uniform(0.2, 0.8)
        stripe = stripe[:, None, None] if axis == 0 else stripe[None, :, None]
        image = image * (1 - stripe) + np.float32([rng.randint(0, 255) for _ in range(3)]) * stripe
    return image


def surface(rng, nr, size=SIZE):
    """A ground without a photograph in it, and its kind."""
    makers = dict(wood=wood, fabric=fabric, stone=stone, plain=plain, paper=paper, leather=leather, tiles=tiles,
                  gradient=gradient, checks=checks)  # fmt: skip
    weights = dict(wood=3, fabric=2.5, stone=2, plain=3, paper=4, leather=2, tiles=2, gradient=0.7, checks=1)
    kind = rng.choices(list(weights), list(weights.values()))[0]
    maker = makers[kind]
    image = maker(rng, nr, size) if kind in ("paper", "leather", "tiles", "gradient", "checks") else maker(
        rng, nr, size, size)  # fmt: skip
    if rng.random() < 0.4:
        image = clutter(rng, np.clip(image, 0, 255).astype(np.float32))
    return np.clip(image, 0, 255).astype(np.uint8), kind
