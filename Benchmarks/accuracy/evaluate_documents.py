#!/usr/bin/env python3
"""Scores the search for cards on photos made by photogen.py: intersection over union of the corners.

usage: evaluate_documents.py GT.jsonl --program ../../.build/release/FindDocuments [-n 200] [--out PRED.jsonl]
                             [--gallery SHEET.jpg]
       evaluate_documents.py GT.jsonl --pred PRED.jsonl [--gallery SHEET.jpg]
       evaluate_documents.py --without FOLDER --program ../../.build/release/FindDocuments [-n 300]
Areas are compared within the picture. A card that is one of several counts when any found outline is it; "several" counts
pictures where all cards are found and nothing else is. --gallery draws the worst photos with the true (green) and the
found corners (red). --without counts the pictures of a folder in which a card is found though there is none.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

import cv2
import numpy as np

GOOD = 0.9


def clockwise(corners):
    q = np.float32(corners).reshape(4, 2)
    centre = q.mean(0)
    return q[np.argsort(np.arctan2(q[:, 1] - centre[1], q[:, 0] - centre[0]))]


def clipped(corners, size):
    """The part of a quadrilateral that the picture shows."""
    width, height = size
    frame = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    area, polygon = cv2.intersectConvexConvex(clockwise(corners), frame)
    return (polygon, area) if area > 0 else (None, 0.0)


def iou(a, b, size):
    (p, area_p), (q, area_q) = clipped(a, size), clipped(b, size)
    if p is None or q is None:
        return 0.0
    shared = cv2.intersectConvexConvex(p, q)[0]
    return float(shared / (area_p + area_q - shared))


def found_in(program, paths):
    result = subprocess.run([program] + paths, capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stderr[-500:])
    return [json.loads(line) for line in result.stdout.splitlines()]


def row(name, values):
    if values:
        v = np.array(values)
        print(f"{name:24s} {len(v):5d}  {100 * np.mean(v > .9):6.1f} %  {100 * np.mean(v > .95):6.1f} %  {v.mean():.3f}")


def gallery(rows, root, path):
    """A sheet of the worst photos, the worst first."""
    tiles = []
    for value, record, predicted in rows[:40]:
        image = cv2.imread(os.path.join(root, record["photo"]["path"]))
        scale = 300 / max(image.shape[:2])
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        tile = np.full((330, 300, 3), 60, np.uint8)
        outlines = [(record["photo"]["corners"], (0, 200, 0))]
        outlines += [(d["corners"], (0, 0, 255) if d["found"] else (0, 160, 255)) for d in predicted["documents"]]
        for corners, colour in outlines:
            cv2.polylines(small, [np.int32(np.array(corners) * scale)], True, colour, 2, cv2.LINE_AA)
        tile[: small.shape[0], : small.shape[1]] = small
        text = f"{record['id']} {value:.2f} {' '.join(record['photo']['effects'])}"
        cv2.putText(tile, text[:48], (3, 322), cv2.FONT_HERSHEY_SIMPLEX, 0.36, (255, 255, 255), 1, cv2.LINE_AA)
        tiles.append(tile)
    if tiles:
        tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % 5)
        cv2.imwrite(path, np.vstack([np.hstack(tiles[i : i + 5]) for i in range(0, len(tiles), 5)]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gt", nargs="?")
    parser.add_argument("--program")
    parser.add_argument("--pred")
    parser.add_argument("--out")
    parser.add_argument("--gallery")
    parser.add_argument("--without")
    parser.add_argument("-n", type=int)
    options = parser.parse_args()
    if options.without:
        names = sorted(n for n in os.listdir(options.without) if n.lower().endswith((".jpg", ".jpeg", ".png")))
        count = min(options.n or 300, len(names))
        paths = [os.path.join(options.without, names[i * len(names) // count]) for i in range(count)]
        predictions = found_in(options.program, paths)
        wrong = [p["path"] for p in predictions if p["documents"][0]["found"]]
        print("\n".join(wrong))
        print(f"{len(wrong)} of {count} pictures without a card show one; "
              f"median {1000 * statistics.median(p['seconds'] for p in predictions):.0f} ms")  # fmt: skip
        return
    root = os.path.dirname(os.path.abspath(options.gt))
    truth = [json.loads(line) for line in open(options.gt)][: options.n]
    if options.pred:
        predictions = [json.loads(line) for line in open(options.pred)]
    else:
        predictions = found_in(options.program, [os.path.join(root, r["photo"]["path"]) for r in truth])
    if options.out:
        open(options.out, "w").writelines(json.dumps(p) + "\n" for p in predictions)
    rows, several = [], []
    for record, predicted in zip(truth, predictions):
        photo = record["photo"]
        size = (photo["width"], photo["height"])
        cards = [photo["corners"]] + [o["corners"] for o in photo["other_cards"]]
        best = max(iou(d["corners"], photo["corners"], size) for d in predicted["documents"])
        rows.append((best, record, predicted))
        if len(cards) > 1:
            hits = [max(iou(d["corners"], c, size) for d in predicted["documents"]) > GOOD for c in cards]
            several.append(all(hits) and len(predicted["documents"]) == len(cards))
    print(f"{'':24s} photos  IoU > .9  IoU > .95  mean")
    row("all", [value for value, _, _ in rows])
    for level in ("easy", "medium", "hard"):
        row(level, [value for value, r, _ in rows if r["photo"]["difficulty"] == level])
    for effect in sorted({e for _, r, _ in rows for e in r["photo"]["effects"]}):
        row("  " + effect, [value for value, r, _ in rows if effect in r["photo"]["effects"]])
    if several:
        print(f"several cards: all of them and nothing else in {sum(several)} of {len(several)} pictures")
    missed = sum(not p["documents"][0]["found"] for p in predictions)
    seconds = [p["seconds"] for p in predictions]
    large = [p["seconds"] for r, p in zip(truth, predictions) if r["photo"]["width"] * r["photo"]["height"] > 10e6]
    print(f"no card found in {missed}; median {statistics.median(seconds):.3f} s, largest {max(seconds):.3f} s a picture"
          + (f"; above 10 MP median {statistics.median(large):.3f} s ({len(large)})" if large else ""))  # fmt: skip
    if options.gallery:
        gallery(sorted((r for r in rows if r[0] <= GOOD), key=lambda r: r[0]), root, options.gallery)


if __name__ == "__main__":
    main()
