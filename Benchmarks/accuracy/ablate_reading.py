#!/usr/bin/env python3
"""What each stage of reading is worth: reads flat cards with all stages, then with one left out at a time.

usage: ablate_reading.py GT.jsonl --snapcat PATH/snapcat [-n 60] [--level accurate] [--stages lines secondModel ...]
GT.jsonl and the flat cards beside it are made by cardgen.py. Prints one row a run in Markdown: character error rate, lines
wholly right, e-mail / phone / website / name found in the text (cardscore.py), and processor time a card.
"""

import argparse
import json
import os
import resource
import subprocess

import cardscore

STAGES = ["enlargement", "flattening", "orientation", "lines", "secondModel", "noise", "spacing", "repair"]


def read(snapcat, level, paths, skipped):
    options = [x for stage in skipped for x in ("--skip", stage)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [snapcat, "read", "--format", "json", "--level", level, *options, *paths], capture_output=True, text=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / len(paths)
    return [[l["text"] for l in json.loads(row)["lines"]] for row in done.stdout.splitlines()], seconds


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("gt")
    ap.add_argument("--snapcat", required=True)
    ap.add_argument("-n", type=int, default=10**9)
    ap.add_argument("--level", default="accurate")
    ap.add_argument("--stages", nargs="*", default=STAGES)
    a = ap.parse_args()
    root = os.path.dirname(os.path.abspath(a.gt))
    cards = [json.loads(line) for line in open(a.gt)][: a.n]
    paths = [os.path.join(root, card["flat"]) for card in cards]
    print("| without | CER % | lines right % | e-mail / phone / web / name % | s a card |")
    print("|---|---|---|---|---|")
    for skipped in [[]] + [[stage] for stage in a.stages]:
        lines, seconds = read(a.snapcat, a.level, paths, skipped)
        m = cardscore.summary(cardscore.score(card, text) for card, text in zip(cards, lines))
        found = " / ".join(f"{m[key]:.1f}" for key in ("email", "phone", "web", "name"))
        name = f"`{skipped[0]}`" if skipped else "nothing"
        print(f"| {name} | {m['cer']:.2f} | {m['line']:.1f} | {found} | {seconds:.2f} |", flush=True)


if __name__ == "__main__":
    main()
