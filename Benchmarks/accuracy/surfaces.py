"""What cards lie on: wood, cloth, stone, plain desks, pictures; and the things that lie about."""

import math

import cv2
import numpy as np


def fractal(nr, h, w, octaves=6, persistence=0.55, base=4, stretch=(1, 1)):
    out = np.zeros((h, w), np.float32)
    amp = 1.0
    for o in range(octaves):
        n = base * 2**o
        g = nr.rand(max(2, int(n * stretch[1])), max(2, int(n * stretch[0]))).astype(np.float32)
        out += amp * cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC)
        amp *= persistence
    out -= out.min()
    return out / max(out.max(), 1e-6)


def wood(rng, nr, h, w):
    base = np.array(
        rng.choice([(96, 140, 190), (60, 92, 140), (40, 60, 96), (140, 178, 214), (30, 40, 62)]), np.float32
    )
    n = fractal(nr, h, w, 5, 0.5, 2, (1, 6))
    yy = np.linspace(0, rng.uniform(8, 26), h, dtype=np.float32)[:, None]
    ring = 0.5 + 0.5 * np.sin((yy + n * rng.uniform(2, 7)) * 2 * math.pi)
    fine = fractal(nr, h, w, 4, 0.7, 32, (0.25, 8))
    v = 0.72 + 0.2 * ring + 0.2 * (fine - 0.5)
    im = base[None, None] * v[..., None]
    if rng.random() < 0.6:
        ph = h // rng.choice([3, 4, 5])
        for y in range(ph, h, ph):
            im[y - 2 : y + 2] *= 0.55
            im[y : y + ph] *= rng.uniform(0.9, 1.08)
    return im


def fabric(rng, nr, h, w):
    base = np.array([rng.randint(30, 200) for _ in range(3)], np.float32)
    p = rng.uniform(5, 12)
    x = np.arange(w, dtype=np.float32)[None]
    y = np.arange(h, dtype=np.float32)[:, None]
    k = rng.random()
    t = np.sin(2 * math.pi * x / p) * np.sin(2 * math.pi * y / p) if k < 0.5 else np.sin(2 * math.pi * (x + y) / p)
    v = 1 + 0.12 * t + 0.25 * (fractal(nr, h, w, 6, 0.6) - 0.5) + 0.1 * (nr.rand(h, w).astype(np.float32) - 0.5)
    im = base * v[..., None]
    if rng.random() < 0.35:
        s = rng.randint(60, 260)
        c2 = np.array([rng.randint(20, 230) for _ in range(3)], np.float32)
        m = (((x // s).astype(int) % 2) & 1).astype(np.float32) * np.ones((h, 1), np.float32)
        im = im * (1 - 0.5 * m[..., None]) + c2 * 0.5 * m[..., None]
    return im


def stone(rng, nr, h, w):
    base = np.array([rng.randint(90, 225)] * 3, np.float32) + np.array([rng.randint(-14, 14) for _ in range(3)])
    v = 0.8 + 0.4 * fractal(nr, h, w, 8, 0.72, 3)
    im = base * v[..., None]
    veins = np.abs(fractal(nr, h, w, 6, 0.5, 2) - 0.5)
    im *= np.clip(0.72 + veins[..., None] * 6, 0, 1)
    return im


def plain(rng, nr, h, w, like=None):
    base = np.array(like if like is not None else [rng.randint(25, 245)] * 3, np.float32)
    if like is None:
        base = base + np.array([rng.randint(-25, 25) for _ in range(3)])
    return (
        base
        * (1 + 0.05 * (fractal(nr, h, w, 4, 0.6) - 0.5) + 0.02 * (nr.rand(h, w).astype(np.float32) - 0.5))[..., None]
    )


def picture(rng, nr, h, w, files):
    im = cv2.imread(rng.choice(files))
    ih, iw = im.shape[:2]
    s = max(h / ih, w / iw) * rng.uniform(1, 1.8)
    im = cv2.resize(im, None, fx=s, fy=s, interpolation=cv2.INTER_AREA if s < 1 else cv2.INTER_LINEAR)
    y, x = rng.randint(0, im.shape[0] - h), rng.randint(0, im.shape[1] - w)
    return im[y : y + h, x : x + w].astype(np.float32)


def clutter(rng, im):
    """Desk objects under and around the card: sheets, notes, pens, coins, keyboards, cables, mugs."""
    h, w = im.shape[:2]
    for _ in range(rng.randint(1, 6)):
        k = rng.choice(["sheet", "note", "pen", "coin", "keys", "cable", "mug"])
        cx, cy = rng.randint(0, w), rng.randint(0, h)
        a = rng.uniform(0, 180)
        lay = im.copy()
        u = min(h, w)

        def rect(cx, cy, ww, hh, a):
            return cv2.boxPoints(((cx, cy), (ww, hh), a)).astype(np.int32)

        m = np.zeros((h, w), np.uint8)
        if k in ("sheet", "note"):
            ww, hh = (u * 0.7, u * 0.95) if k == "sheet" else (u * 0.25, u * 0.25)
            col = (240, 242, 244) if k == "sheet" else rng.choice([(120, 240, 250), (200, 180, 255), (170, 255, 190)])
            cv2.fillConvexPoly(m, rect(cx, cy, ww, hh, a), 255)
            lay[:] = np.where(m[..., None] > 0, np.array(col, np.float32), lay)
            M = cv2.getRotationMatrix2D((0, 0), -a, 1)[:, :2]
            for i in range(40 if k == "sheet" else 3):
                y = -hh / 2 + hh * (i + 2) / (44 if k == "sheet" else 6)
                x0 = -ww * 0.42
                x1 = ww * rng.uniform(0.1, 0.42)
                x = x0
                while x < x1:
                    l = rng.uniform(0.012, 0.05) * ww
                    p = M @ np.array([x, y])
                    q = M @ np.array([min(x + l, x1), y])
                    cv2.line(
                        lay,
                        (int(cx + p[0]), int(cy + p[1])),
                        (int(cx + q[0]), int(cy + q[1])),
                        (70, 70, 70),
                        max(1, int(u / 500)),
                        cv2.LINE_AA,
                    )
                    x += l + ww * 0.01
        elif k == "pen":
            col = tuple(rng.randint(10, 220) for _ in range(3))
            cv2.fillConvexPoly(m, rect(cx, cy, u * 0.75, u * 0.035, a), 255, cv2.LINE_AA)
            lay[:] = np.array(col, np.float32)
        elif k == "coin":
            r = int(u * rng.uniform(0.05, 0.09))
            cv2.circle(m, (cx, cy), r, 255, -1, cv2.LINE_AA)
            lay[:] = np.array(rng.choice([(90, 150, 190), (170, 175, 180)]), np.float32)
            cv2.circle(lay, (cx, cy), int(r * 0.85), (60, 90, 110), 2, cv2.LINE_AA)
        elif k == "keys":
            lay[:] = np.where(
                cv2.fillConvexPoly(m, rect(cx, cy, u * 0.9, u * 0.42, a), 255)[..., None] > 0, np.float32(60), lay
            )
            M = cv2.getRotationMatrix2D((0, 0), -a, 1)[:, :2]
            for r in range(4):
                for c in range(10):
                    p = M @ np.array([-u * 0.42 + u * 0.092 * c, -u * 0.18 + u * 0.1 * r])
                    cv2.fillConvexPoly(
                        lay, rect(cx + p[0], cy + p[1], u * 0.075, u * 0.08, a), (28, 28, 30), cv2.LINE_AA
                    )
        elif k == "cable":
            pts = np.array(
                [
                    (
                        cx + t * u * 0.03 * math.cos(math.radians(a)) + math.sin(t / 5) * u * 0.08,
                        cy + t * u * 0.03 * math.sin(math.radians(a)) + math.cos(t / 4) * u * 0.06,
                    )
                    for t in range(-40, 40)
                ],
                np.int32,
            )
            cv2.polylines(m, [pts], False, 255, max(2, int(u * 0.014)), cv2.LINE_AA)
            lay[:] = np.float32(rng.choice([25, 230]))
        else:
            r = int(u * 0.2)
            cv2.circle(m, (cx, cy), r, 255, -1, cv2.LINE_AA)
            lay[:] = np.array([rng.randint(60, 240) for _ in range(3)], np.float32)
            cv2.circle(lay, (cx, cy), int(r * 0.84), (30, 45, 70), -1, cv2.LINE_AA)
        mf = m.astype(np.float32) / 255
        sh = cv2.GaussianBlur(np.roll(mf, (int(u * 0.008), int(u * 0.008)), (0, 1)), (0, 0), max(1, u * 0.008))
        im *= (1 - 0.4 * sh * (1 - mf))[..., None]
        im[:] = im * (1 - mf[..., None]) + lay * mf[..., None]
    return im
