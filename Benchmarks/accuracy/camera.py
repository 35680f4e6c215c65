"""Where a card lands in the picture, and how lens and sensor spoil it."""

import math

import cv2
import numpy as np


def pose_homography(rng, wmm, hmm, width, height, fill, roll, tilt_x, tilt_y, focal, offset):
    """The homography from the card's plane (mm, origin at its centre) to the picture, so that it fills `fill` of it."""
    f = focal * max(width, height)
    rx, ry, rz = map(math.radians, (tilt_x, tilt_y, roll))
    turn_x = np.array([[1, 0, 0], [0, math.cos(rx), -math.sin(rx)], [0, math.sin(rx), math.cos(rx)]])
    turn_y = np.array([[math.cos(ry), 0, math.sin(ry)], [0, 1, 0], [-math.sin(ry), 0, math.cos(ry)]])
    turn_z = np.array([[math.cos(rz), -math.sin(rz), 0], [math.sin(rz), math.cos(rz), 0], [0, 0, 1]])
    turn = turn_x @ turn_y @ turn_z
    lens = np.array([[f, 0, width / 2], [0, f, height / 2], [0, 0, 1]])
    card = np.array([[-wmm / 2, -hmm / 2, 1], [wmm / 2, -hmm / 2, 1], [wmm / 2, hmm / 2, 1], [-wmm / 2, hmm / 2, 1]])
    near, far = 20.0, 4000.0
    for _ in range(50):  # bisects the distance
        z = (near + far) / 2
        projection = lens @ np.column_stack([turn[:, 0], turn[:, 1], [0, 0, z]])
        q = card @ projection.T
        q = q[:, :2] / q[:, 2:]
        extent = max((q[:, 0].max() - q[:, 0].min()) / width, (q[:, 1].max() - q[:, 1].min()) / height)
        if extent > fill:
            near = z
        else:
            far = z
    centre = (q.min(0) + q.max(0)) / 2
    room = np.array([width, height]) - (q.max(0) - q.min(0))
    move = np.array([width / 2, height / 2]) - centre + room * np.array(offset) * 0.45
    return np.array([[1, 0, move[0]], [0, 1, move[1]], [0, 0, 1]]) @ projection


def disk(radius):
    """The blur of a lens out of focus."""
    n = int(math.ceil(radius)) * 2 + 1
    y, x = np.mgrid[:n, :n] - n // 2
    kernel = np.clip(radius + 0.5 - np.sqrt(x * x + y * y), 0, 1).astype(np.float32)
    return kernel / kernel.sum()


def motion(rng, level, scale):
    """The blur of a hand that moves."""
    length = max(int(rng.uniform(2, [2.6, 4, 6][level]) * max(0.8, scale / 2)), 2)
    kernel = np.zeros((length * 2 + 1,) * 2, np.float32)
    angle = rng.uniform(0, math.pi)
    dx, dy = length / 2 * math.cos(angle), length / 2 * math.sin(angle)
    ends = (int(length - dx), int(length - dy)), (int(length + dx), int(length + dy))
    cv2.line(kernel, *ends, 1.0, 1, cv2.LINE_AA)
    return kernel / kernel.sum()


def expose(rng, nr, view, level, megapixels, effects):
    """Blur, noise and sharpening; gives back the view, the blur in pixels and the noise in levels."""
    scale = math.sqrt(megapixels)
    blur = rng.uniform(*[(0, 0.25), (0.1, 0.55), (0.3, 0.9)][level]) * max(0.55, scale / 2)
    if rng.random() < [0.06, 0.15, 0.28][level]:
        view = cv2.filter2D(view, -1, motion(rng, level, scale))
        effects.append("motion")
    if blur > 0.35:
        out_of_focus = rng.random() < 0.5
        view = cv2.filter2D(view, -1, disk(blur)) if out_of_focus else cv2.GaussianBlur(view, (0, 0), blur * 0.8)
    strength = rng.uniform(*[(0.5, 2.5), (1, 5), (2.5, 9)][level])
    noise = nr.standard_normal(view.shape).astype(np.float32)
    if rng.random() < 0.5:
        noise = cv2.GaussianBlur(noise, (0, 0), 0.7) * 1.8
    view = np.clip(view + noise * strength * np.sqrt(np.clip(view, 8, 255) / 128), 0, 255)
    if rng.random() < 0.4:
        soft = cv2.GaussianBlur(view, (0, 0), 1.0)
        view = np.clip(view + (view - soft) * rng.uniform(0.3, 1.0), 0, 255)
        effects.append("sharpened")
    return view, blur, strength
