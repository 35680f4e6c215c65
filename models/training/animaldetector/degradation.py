"""What cameras, night and messengers do to pictures."""

import cv2
import numpy as np


def recolor(pixels, random):
    """Random gain, brightness and colour strength, for one of several pictures on a canvas."""
    if random.random() < 0.2:
        return np.ascontiguousarray(pixels)
    gain = random.uniform(0.7, 1.3) * random.uniform(0.92, 1.08, 3)
    table = np.clip(np.arange(256)[:, None] * gain + random.uniform(-25, 25), 0, 255).astype(np.uint8)
    pixels = cv2.LUT(np.ascontiguousarray(pixels), table[None])
    if random.random() < 0.35:
        grey = cv2.cvtColor(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
        strength = random.choice([0.0, 0.5, 0.75, 1.35])
        pixels = cv2.addWeighted(pixels, strength, grey, 1 - strength, 0)
    return pixels


def degrade(pixels, random):
    """Each kind of degradation with a small probability, in the order in which a camera would add them."""
    if random.random() < 0.08:
        pixels = _infrared(pixels, random)
    elif random.random() < 0.10:
        pixels = cv2.cvtColor(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
    if random.random() < 0.12:
        pixels = _blur(pixels, random)
    if random.random() < 0.12:
        noise = random.normal(0, random.uniform(3, 18), pixels.shape[:2] + (random.choice([1, 3]),))
        pixels = np.clip(pixels + noise, 0, 255).astype(np.uint8)
    if random.random() < 0.15:
        quality = int(random.integers(15, 60))
        pixels = cv2.imdecode(cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
    return pixels


def _infrared(pixels, random):
    """A night shot: mostly the red channel, lit from the camera, dark towards the edges, flat and noisy."""
    mix = np.array([random.uniform(0.4, 0.8), random.uniform(0.1, 0.3), random.uniform(0.0, 0.2)])
    height, width = pixels.shape[:2]
    y = np.linspace(-1, 1, height)[:, None] - random.uniform(-0.4, 0.4)
    x = np.linspace(-1, 1, width)[None] - random.uniform(-0.4, 0.4)
    light = random.uniform(0.5, 1.1) * np.exp(-(x * x + y * y) * random.uniform(0.2, 0.9))
    grey = 255 * (pixels @ mix / 255) ** random.uniform(0.7, 1.1) * light + random.uniform(0, 25)
    grey = grey + random.normal(0, random.uniform(2, 12), grey.shape)
    return np.repeat(np.clip(grey, 0, 255).astype(np.uint8)[..., None], 3, 2)


def _blur(pixels, random):
    """Out of focus, or moved in one direction."""
    if random.random() < 0.5:
        return cv2.GaussianBlur(pixels, (0, 0), random.uniform(0.6, 2.0))
    length = int(random.integers(3, 10))
    kernel = np.zeros((length, length), np.float32)
    angle = random.uniform(0, np.pi)
    reach = (length - 1) / 2 * np.array([np.cos(angle), np.sin(angle)])
    middle = np.array([(length - 1) / 2] * 2)
    start, end = (np.rint(middle + sign * reach).astype(int).tolist() for sign in (-1, 1))
    cv2.line(kernel, start, end, 1)
    return cv2.filter2D(pixels, -1, kernel / kernel.sum())
