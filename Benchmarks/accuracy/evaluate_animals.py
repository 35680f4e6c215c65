#!/usr/bin/env python3
"""Scores `snapcat detect` against COCO ground truth (average precision by pycocotools).

usage: evaluate_animals.py GT.json IMAGEDIR --snapcat "PATH/snapcat" [--model NAME] [--level fast] [--split val]
       [--min 0.01] [-n COUNT]
-n takes so many pictures, evenly spread over the split.
It runs `snapcat detect IMAGE... --json --all-animals --min-confidence MIN` (one JSON object a line, schema snapcat.detect/1,
see docs/formats.md) and prints AP, AP50, AR, the same for cats and dogs, and false alarms on pictures without animals at 0.4.
"""

import argparse
import contextlib
import io
import json
import os
import shlex
import subprocess
import sys
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("gt")
    ap.add_argument("images")
    ap.add_argument("--snapcat", required=True)
    ap.add_argument("--model")
    ap.add_argument("--level")
    ap.add_argument("--split")
    ap.add_argument("-n", type=int, default=0)
    ap.add_argument("--min", default="0.01")
    ap.add_argument("--chunk", type=int, default=64)
    a = ap.parse_args()
    g = json.load(open(a.gt))
    ims = [i for i in g["images"] if (not a.split or i.get("split") == a.split) and not i.get("derived")]
    if 0 < a.n < len(ims):
        ims = [ims[k * len(ims) // a.n] for k in range(a.n)]
    ids = {c["name"]: c["id"] for c in g["categories"] if c["id"] < 1000}
    res, alarms, neg = [], 0, 0
    for k in range(0, len(ims), a.chunk):
        part = ims[k : k + a.chunk]
        cmd = shlex.split(a.snapcat) + ["detect", "--json", "--all-animals", "--min-confidence", a.min]
        if a.model:
            cmd += ["--model", a.model]
        if a.level:
            cmd += ["--level", a.level]
        out = subprocess.run(
            cmd + [os.path.join(a.images, i["file_name"]) for i in part], capture_output=True, text=True
        ).stdout
        recs = [json.loads(l) for l in out.splitlines() if l.strip()]
        if len(recs) != len(part):
            sys.exit(f"{len(part)} pictures in, {len(recs)} records out")
        for i, r in zip(part, recs):
            obs = [o for o in r.get("observations") or [] if o["label"].lower() in ids]
            res += [
                dict(image_id=i["id"], category_id=ids[o["label"].lower()], bbox=o["box"], score=o["confidence"])
                for o in obs
            ]
            if i.get("negative"):
                neg += 1
                alarms += any(o["confidence"] > 0.4 for o in obs)
    keep = {i["id"] for i in ims}
    g["annotations"] = [x for x in g["annotations"] if x["image_id"] in keep and x["category_id"] < 1000]
    g["categories"] = [c for c in g["categories"] if c["id"] < 1000]

    def ev(cats=None):
        with contextlib.redirect_stdout(io.StringIO()):
            co = COCO()
            co.dataset = g
            co.createIndex()
            e = COCOeval(co, co.loadRes(res), "bbox")
            e.params.imgIds = sorted(keep)
            if cats:
                e.params.catIds = cats
            e.evaluate()
            e.accumulate()
            e.summarize()
        return e.stats

    s, c, d = ev(), ev([ids["cat"]]), ev([ids["dog"]])
    print(
        f"n {len(ims)}  AP {s[0]:.3f}  AP50 {s[1]:.3f}  AR100 {s[8]:.3f}  cat AP {c[0]:.3f} AP50 {c[1]:.3f}  dog AP {d[0]:.3f} AP50 {d[1]:.3f}  false alarms {alarms}/{neg}"
    )


if __name__ == "__main__":
    main()
