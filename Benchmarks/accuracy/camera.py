"""Where a card lands in the picture, and how lenses and sensors spoil it."""

import math

import numpy as np


def pose_homography(rng, wmm, hmm, W, H, fill, roll, tilt_x, tilt_y, focal, offset):
    f = focal * max(W, H)
    rx, ry, rz = map(math.radians, (tilt_x, tilt_y, roll))
    Rx = np.array([[1, 0, 0], [0, math.cos(rx), -math.sin(rx)], [0, math.sin(rx), math.cos(rx)]])
    Ry = np.array([[math.cos(ry), 0, math.sin(ry)], [0, 1, 0], [-math.sin(ry), 0, math.cos(ry)]])
    Rz = np.array([[math.cos(rz), -math.sin(rz), 0], [math.sin(rz), math.cos(rz), 0], [0, 0, 1]])
    R = Rx @ Ry @ Rz
    K = np.array([[f, 0, W / 2], [0, f, H / 2], [0, 0, 1]])
    quad = np.array([[-wmm / 2, -hmm / 2, 1], [wmm / 2, -hmm / 2, 1], [wmm / 2, hmm / 2, 1], [-wmm / 2, hmm / 2, 1]])
    lo, hi = 20.0, 4000.0
    for _ in range(50):  # distance so that the quad fills `fill` of the frame
        z = (lo + hi) / 2
        P = K @ np.column_stack([R[:, 0], R[:, 1], [0, 0, z]])
        q = quad @ P.T
        q = q[:, :2] / q[:, 2:]
        ext = max((q[:, 0].max() - q[:, 0].min()) / W, (q[:, 1].max() - q[:, 1].min()) / H)
        if ext > fill:
            lo = z
        else:
            hi = z
    c = (q.min(0) + q.max(0)) / 2
    room = np.array([W, H]) - (q.max(0) - q.min(0))
    d = np.array([W / 2, H / 2]) - c + room * np.array(offset) * 0.45
    T = np.array([[1, 0, d[0]], [0, 1, d[1]], [0, 0, 1]])
    return T @ P  # plane mm (centred) -> photo px


def disk(r):
    n = int(math.ceil(r)) * 2 + 1
    y, x = np.mgrid[:n, :n] - n // 2
    k = np.clip(r + 0.5 - np.sqrt(x * x + y * y), 0, 1).astype(np.float32)
    return k / k.sum()
