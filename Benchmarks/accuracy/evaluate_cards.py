#!/usr/bin/env python3
"""Scores `snapcat card` on cards made by cardgen.py and photogen.py.

usage: evaluate_cards.py GT.jsonl --kind flat|photo --snapcat "PATH/snapcat" [--level accurate|fast] [-n 200] [--out PRED.jsonl]
       evaluate_cards.py GT.jsonl --kind flat|photo --pred PRED.jsonl
It runs `snapcat card IMAGE... --format json --level LEVEL` (one JSON object a line, schema snapcat.card/1, see docs/formats.md)
and prints: character error rate, line and word recall, e-mail / phone / website / name found in the text (cardscore.py);
field precision, recall and F1 with exact normalised values; for photos the quadrilateral's IoU; median seconds a card.
"""

import argparse
import collections
import json
import os
import shlex
import subprocess
import sys
import time
import numpy as np
import cv2

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import cardscore
import re
import unicodedata

FIELDS = [
    "ContactNames",
    "JobTitles",
    "CompanyNames",
    "Departments",
    "Emails",
    "Websites",
    "WorkPhones",
    "MobilePhones",
    "Faxes",
    "OtherPhones",
    "Addresses",
]


def key(field, value):
    v = unicodedata.normalize("NFC", value).strip()
    if field in ("WorkPhones", "MobilePhones", "Faxes", "OtherPhones"):
        return re.sub(r"\D", "", v)
    if field == "Emails":
        return v.casefold()
    if field == "Websites":
        return re.sub(r"^(https?://)?(www\.)?", "", v.casefold()).rstrip("/")
    return re.sub(r"[\W_]+", " ", v).strip().casefold()


def iou(a, b, size):
    """IoU of two quadrilaterals, rasterised on at most 1000 px."""
    s = 1000 / max(size)
    m = [np.zeros((int(size[1] * s) + 1, int(size[0] * s) + 1), np.uint8) for _ in "ab"]
    for q, x in zip((a, b), m):
        cv2.fillPoly(x, [np.round(np.array(q, float) * s).astype(int)], 1)
    u = (m[0] | m[1]).sum()
    return float((m[0] & m[1]).sum() / u) if u else 0.0


def run(snapcat, level, paths):
    for p in paths:
        t = time.time()
        r = subprocess.run(
            shlex.split(snapcat) + ["card", p, "--format", "json", "--level", level], capture_output=True, text=True
        )
        try:
            yield json.loads(r.stdout), time.time() - t
        except ValueError:
            yield {"cards": [], "error": (r.stderr or r.stdout)[-200:]}, time.time() - t


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("gt")
    ap.add_argument("--kind", choices=["flat", "photo"], required=True)
    ap.add_argument("--snapcat")
    ap.add_argument("--level", default="accurate")
    ap.add_argument("--pred")
    ap.add_argument("-n", type=int, default=10**9)
    ap.add_argument("--out")
    a = ap.parse_args()
    root = os.path.dirname(os.path.abspath(a.gt))
    gt = [json.loads(l) for l in open(a.gt)][: a.n]
    if a.kind == "photo":
        gt = [r for r in gt if r.get("photo")]
    paths = [os.path.join(root, r["flat"] if a.kind == "flat" else r["photo"]["path"]) for r in gt]
    preds = [json.loads(l) for l in open(a.pred)] if a.pred else []
    if not preds:
        for d, s in run(a.snapcat, a.level, paths):
            d["seconds"] = s
            preds.append(d)
    if a.out:
        open(a.out, "w").writelines(json.dumps(p) + "\n" for p in preds)
    tp, npred, ngt = (collections.Counter() for _ in range(3))
    scores, ious, whole, failed = [], [], 0, 0
    for r, p in zip(gt, preds):
        cards = p.get("cards") or []
        failed += not cards
        truth = r.get("photo", {}).get("corners") if a.kind == "photo" else None
        if truth is not None and cards:
            size = [r["photo"]["width"], r["photo"]["height"]]
            best = max(cards, key=lambda c: iou(c["document"]["corners"], truth, size))
            ious.append(iou(best["document"]["corners"], truth, size))
        else:
            best = cards[0] if cards else {"lines": [], "fields": {}}
            if truth is not None:
                ious.append(0.0)
        scores.append(cardscore.score(r, [l["text"] for l in best["lines"]]))
        ok = True
        for f in FIELDS:
            g = collections.Counter(key(f, v["text"]) for v in r["fields"].get(f, []))
            q = collections.Counter(key(f, v["value"]) for v in best["fields"].get(f, []))
            hit = sum((g & q).values())
            tp[f] += hit
            ngt[f] += sum(g.values())
            npred[f] += sum(q.values())
            ok &= g == q
        whole += ok
    secs = sorted(p.get("seconds") or 0 for p in preds)
    cardscore.show(f"{a.kind} {a.level}", cardscore.summary(scores), secs[len(secs) // 2])
    f1 = lambda t, n, m: 100 * 2 * t / max(1, n + m)
    print("field F1:", "  ".join(f"{f} {f1(tp[f], ngt[f], npred[f]):.1f}" for f in FIELDS))
    print(
        f"micro F1 {f1(sum(tp.values()), sum(ngt.values()), sum(npred.values())):.1f}  whole cards right {100 * whole / len(gt):.1f} %  no card returned {failed}"
    )
    if ious:
        print(
            f"corners: IoU > 0.9 {100 * np.mean(np.array(ious) > .9):.1f} %  > 0.95 {100 * np.mean(np.array(ious) > .95):.1f} %  mean {np.mean(ious):.3f}"
        )


if __name__ == "__main__":
    main()
