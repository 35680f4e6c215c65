"""What falls on the card: uneven light, shadows, glare, a thumb. Each takes the view and gives it back changed."""

import math

import cv2
import numpy as np


def size_of(corners):
    """The side of a square as large as the card in the picture, in pixels."""
    return math.sqrt(cv2.contourArea(corners.astype(np.float32)))


def uneven_light(rng, view, level, effects):
    """Light from one side, a darker rim, perhaps a shadow, a tint; gives back the view and the exposure."""
    height, width = view.shape[:2]
    small = (max(8, width // 16), max(8, height // 16))
    yy, xx = np.mgrid[: small[1], : small[0]].astype(np.float32)
    xx /= small[0]
    yy /= small[1]
    angle = rng.uniform(0, 2 * math.pi)
    gradient = [0.12, 0.3, 0.55][level] * rng.uniform(0.3, 1)
    light = (
        1
        + gradient * ((xx - 0.5) * math.cos(angle) + (yy - 0.5) * math.sin(angle)) * 1.4
        - rng.uniform(0, [0.1, 0.25, 0.4][level]) * ((xx - 0.5) ** 2 + (yy - 0.5) ** 2)
    )
    exposure = rng.uniform(*[(0.88, 1.02), (0.72, 1.05), (0.5, 1.08)][level])
    if rng.random() < [0.15, 0.35, 0.55][level]:
        effects.append("shadow")
        light *= shadow(rng, small)
    full = cv2.resize(light, (width, height), interpolation=cv2.INTER_CUBIC) * exposure
    blue = rng.uniform(0.86, 1.08) if level else rng.uniform(0.94, 1.04)
    tint = np.array([blue, 1.0, rng.uniform(0.92, 1.08)], np.float32)
    return view * full[..., None] * tint, exposure


def shadow(rng, size):
    """The share of light that a soft many-cornered shadow leaves."""
    count = rng.randint(3, 5)
    centre = np.array([rng.uniform(0, 1) * size[0], rng.uniform(0, 1) * size[1]])
    radius = rng.uniform(0.3, 0.8) * max(size)
    outline = [
        centre + radius * rng.uniform(0.5, 1) * np.array([math.cos(t), math.sin(t)])
        for t in sorted(rng.uniform(0, 6.28) for _ in range(count + 2))
    ]
    mask = np.zeros((size[1], size[0]), np.float32)
    cv2.fillPoly(mask, [np.array(outline, np.int32)], 1.0)
    return 1 - rng.uniform(0.2, 0.5) * cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.01, 0.06) * max(size) + 0.5)


def glare(rng, view, corners, to_view, card_size):
    """A bright spot somewhere on the card."""
    height, width = view.shape[:2]
    card_width, card_height = card_size
    u, v = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9)
    centre = cv2.perspectiveTransform(np.float64([[[u * card_width, v * card_height]]]), to_view)[0, 0]
    side = size_of(corners)
    spread_x, spread_y = side * rng.uniform(0.06, 0.2), side * rng.uniform(0.06, 0.2)
    x = np.arange(width, dtype=np.float32) - centre[0]
    y = np.arange(height, dtype=np.float32) - centre[1]
    spot = np.exp(-(x**2) / (2 * spread_x**2))[None] * np.exp(-(y**2) / (2 * spread_y**2))[:, None]
    return view + (spot * rng.uniform(50, 190))[..., None]


def thumb(rng, view, corners, exposure):
    """A thumb that holds the card at one edge."""
    edge = rng.randrange(4)
    t = rng.uniform(0.2, 0.8)
    point = corners[edge] * (1 - t) + corners[(edge + 1) % 4] * t
    outward = point - corners.mean(0)
    outward /= np.linalg.norm(outward)
    radius = size_of(corners) * 0.1
    centre = point + outward * radius * 0.55 + outward * radius * 1.2
    angle = float(math.degrees(math.atan2(outward[1], outward[0])))
    mask = np.zeros(view.shape[:2], np.uint8)
    ellipse = ((float(centre[0]), float(centre[1])), (float(radius * 4.6), float(radius * 1.7)), angle)
    cv2.ellipse(mask, ellipse, 255, -1, cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), 1.2)[..., None]
    skin = np.array(rng.choice([(140, 170, 225), (90, 125, 180), (50, 75, 115)]), np.float32)
    return view * (1 - soft) + skin * exposure * (0.85 + 0.2 * soft) * soft
