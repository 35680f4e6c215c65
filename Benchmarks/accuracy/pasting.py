"""Lays flat cards into a view, with shadow and rim, without overlap."""

import math

import cv2
import numpy as np


def corners_of(width, height, matrix):
    """Where the corners of a picture of that size land, clockwise from its top left."""
    return cv2.perspectiveTransform(np.float64([[[0, 0], [width, 0], [width, height], [0, height]]]), matrix)[0]


def paste(rng, view, card, matrix, corners, shape=None):
    """Lays the card where the matrix puts it, over its own shadow; changes `view` and gives back the result.

    `shape` says how much each pixel of the card's picture is card, 0 to 1; without it all of it is.
    """
    height, width = view.shape[:2]
    area = cv2.contourArea(corners.astype(np.float32))
    scale = math.sqrt(area / (card.shape[0] * card.shape[1]))
    source = card
    if scale < 0.75:  # avoids aliasing: shrinks first
        ratio = max(scale * 1.15, 0.05)
        source = cv2.resize(card, None, fx=ratio, fy=ratio, interpolation=cv2.INTER_AREA)
        matrix = matrix @ np.diag([card.shape[1] / source.shape[1], card.shape[0] / source.shape[0], 1])
    warped = cv2.warpPerspective(
        source, matrix, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE
    ).astype(np.float32)
    mask = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners * 256).astype(np.int32), 255, cv2.LINE_AA, shift=8)
    mask = mask.astype(np.float32) / 255
    if shape is not None:
        shape = cv2.resize(shape, (source.shape[1], source.shape[0]), interpolation=cv2.INTER_AREA)
        mask *= cv2.warpPerspective(shape, matrix, (width, height))

    side = math.sqrt(area)
    offset, angle = side * rng.uniform(0.004, 0.02), rng.uniform(0, 2 * math.pi)
    factor = max(1, int(side // 400))
    shadow = cv2.resize(mask, (width // factor, height // factor), interpolation=cv2.INTER_AREA)
    shadow = cv2.GaussianBlur(shadow, (0, 0), max(0.8, side * rng.uniform(0.004, 0.018) / factor))
    shadow = cv2.resize(shadow, (width, height))
    move = np.float32([[1, 0, offset * math.cos(angle)], [0, 1, offset * math.sin(angle)]])
    shadow = cv2.warpAffine(shadow, move, (width, height))
    view *= (1 - rng.uniform(0.25, 0.6) * shadow * (1 - mask))[..., None]

    rim = mask - cv2.erode(mask, np.ones((3, 3)))
    warped += (rim * rng.uniform(-18, 14))[..., None]
    return view * (1 - mask[..., None]) + warped * mask[..., None]


def find_place(rng, camera, card, card_mm, main_mm, taken, size):
    """A place near the main card where another lies wholly in the picture and on no other; None after 30 tries."""
    height, width = card.shape[:2]
    for _ in range(30):
        angle = math.radians(rng.uniform(-40, 40))
        x = rng.choice([-1, 1]) * rng.uniform(0, 1.5) * main_mm[0]
        y = rng.choice([-1, 1]) * rng.uniform(0.2, 1.9) * main_mm[1]
        turn = [[math.cos(angle), -math.sin(angle), x], [math.sin(angle), math.cos(angle), y], [0, 0, 1]]
        to_mm = [[card_mm[0] / width, 0, -card_mm[0] / 2], [0, card_mm[1] / height, -card_mm[1] / 2], [0, 0, 1]]
        matrix = camera @ (np.array(turn) @ np.array(to_mm))
        corners = corners_of(width, height, matrix)
        inside = (corners > 2).all() and (corners < np.array(size) - 2).all()
        hit = any(cv2.intersectConvexConvex(corners.astype(np.float32), np.float32(t))[0] > 0 for t in taken)
        if inside and not hit:
            return matrix, corners
    return None
